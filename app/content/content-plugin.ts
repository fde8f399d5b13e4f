import type { Plugin } from "vite";
import { readFacts } from "./files.ts";
import { readContent } from "./read.ts";
import { readEntries, readMarkdown } from "./read-entries.ts";

const readers: Record<string, (file: string) => unknown> = {
  readContent,
  readEntries,
  readFacts,
  readMarkdown,
};
const importedReader = /^import \{ read\w+ \} from "\.\/(?:read|read-entries|files)\.ts";\n/gm;
const call = /\b(readContent|readEntries|readFacts|readMarkdown)<[^(]*?>\("([^"]+)"\)/g;

/** Replaces calls such as `readContent<Team>("team.yaml")` with the content, so that the build contains it. */
export const contentPlugin = (): Plugin => ({
  name: "content",
  // Before the types are removed.
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\/[^/]+\.ts$/, code: call },
    handler: (code) =>
      code
        .replace(importedReader, "")
        .replace(call, (_, reader: string, file: string) => JSON.stringify(readers[reader]?.(file))),
  },
});
