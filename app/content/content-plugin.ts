import type { Plugin } from "vite";
import { readFacts } from "./files.ts";
import { readContent, readEntries } from "./read.ts";

const readers = { readContent, readEntries, readFacts };
const importedReader = /^import \{ read\w+ \} from "\.\/(?:read|files)\.ts";\n/m;
const call = /\b(readContent|readEntries|readFacts)<[^(]*?>\("([^"]+)"\)/g;

/** Replaces calls such as `readContent<Company>("company.yaml")` with the content, so that the build contains it. */
export const contentPlugin = (): Plugin => ({
  name: "content",
  // Before the types are removed.
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\/[^/]+\.ts$/, code: call },
    handler: (code) =>
      code
        .replace(importedReader, "")
        .replace(call, (_, reader: keyof typeof readers, file: string) =>
          JSON.stringify(readers[reader](file)),
        ),
  },
});
