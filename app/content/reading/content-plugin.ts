import { type Plugin, parseSync, Visitor } from "vite";
import type { CollectionName } from "../collections.ts";
import { readContent } from "./content-file.ts";
import { readFacts } from "./facts-file.ts";
import { readInstead } from "./files.ts";
import { readEntries, readMarkdown } from "./markdown-file.ts";
import { readDates } from "./read-dates.ts";

/** What the result of each of these functions is in the build, for the file or folder that is their first argument. */
const results = new Map<string, (name: string) => unknown>(
  Object.entries({
    contentFile: (file) => ({ value: readContent(file) }),
    contentFolder: (collection) => ({ value: readEntries(collection as CollectionName) }),
    factsFile: (file) => ({ value: readFacts(file) }),
    markdownFile: (file) => ({ value: readMarkdown(file) }),
    readDates,
  }),
);

/** For server/dev-content.ts. The plugin has modules of its own, because Vite bundles its configuration. */
export type ContentPluginApi = { readInstead: typeof readInstead };

/**
 * Replaces a module such as pages/about.ts by what it exports, so that the build contains the content without schemas and
 * parsers. A module that calls one of these functions exports nothing else but types and parts of its schema.
 */
export const contentPlugin = (): Plugin<ContentPluginApi> => ({
  name: "content",
  api: { readInstead },
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\/(?:pages\/)?[^/]+\.ts$/ },
    handler(code, id) {
      const exports: string[] = [];
      const visitor = new Visitor({
        VariableDeclarator({ id: variable, init }) {
          if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return;
          const result = results.get(init.callee.name);
          const [name] = init.arguments;
          if (!result || variable.type !== "Identifier" || name?.type !== "Literal") return;
          exports.push(`export const ${variable.name} = ${JSON.stringify(result(String(name.value)))};`);
        },
      });
      visitor.visit(parseSync(id, code).program);
      return exports.length > 0 ? exports.join("\n") : undefined;
    },
  },
});
