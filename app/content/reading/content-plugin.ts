import { type Plugin, parseSync, Visitor } from "vite";
import { readFacts, readInstead } from "./files.ts";
import { readContent } from "./read.ts";
import { readDates } from "./read-dates.ts";
import { readEntries, readMarkdown } from "./read-entries.ts";

const readers = new Map<string, (file: string) => unknown>(
  Object.entries({ readContent, readDates, readEntries, readFacts, readMarkdown }),
);

/** For server/dev-content.ts. The plugin has modules of its own, because Vite bundles its configuration. */
export type ContentPluginApi = { readInstead: typeof readInstead };

/** Replaces calls such as `readContent<Team>("team.yaml")` with the content, so that the build contains it. */
export const contentPlugin = (): Plugin<ContentPluginApi> => ({
  name: "content",
  api: { readInstead },
  // Before imports are resolved: the browser's code must not contain the modules that read files.
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\//, code: /\bread(?:Content|Dates|Entries|Facts|Markdown)\b/ },
    handler(code, id) {
      const edits: { start: number; end: number; text: string }[] = [];
      const visitor = new Visitor({
        ImportDeclaration({ start, end, specifiers }) {
          if (specifiers.every(({ local }) => readers.has(local.name))) edits.push({ start, end, text: "" });
        },
        CallExpression({ start, end, callee, arguments: [file] }) {
          const read = callee.type === "Identifier" && readers.get(callee.name);
          if (!read || file?.type !== "Literal" || typeof file.value !== "string") return;
          edits.push({ start, end, text: JSON.stringify(read(file.value)) });
        },
      });
      visitor.visit(parseSync(id, code).program);
      return edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
    },
  },
});
