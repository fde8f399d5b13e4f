import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Replaces a module such as pages/about.ts by the values of its exports, so that the build contains the content without
 * schemas and parsers. A module with content exports nothing else but types and dates.
 */
export const contentPlugin = (): Plugin => ({
  name: "content",
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\/(?:pages\/)?[^/?]+\.ts$/ },
    async handler(_, id) {
      const exports = Object.entries<{ value?: unknown }>(await import(pathToFileURL(id).href));
      if (!exports.some(([, { value }]) => value)) return;
      return exports
        .map(([name, { value }]) => `export const ${name} = ${JSON.stringify({ value })};`)
        .join("\n");
    },
  },
});
