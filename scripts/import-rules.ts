type ImportRule = {
  /** The folders and files it may import from, besides its own. */
  from: string[];
  /** Where it may import types from. */
  types?: string[];
  /** The only packages it may import. Without them, it may import any. */
  packages?: string[];
  because: string;
};

/**
 * What a folder may import. The last rule that covers a file applies to it. Its tests may also import `tests/` and
 * Vitest.
 */
export const importRules: Record<string, ImportRule> = {
  app: {
    from: ["intake"],
    because: "The pages know nothing of the server that serves them.",
  },
  "app/ui": {
    from: ["app/images", "app/islands/island.tsx", "app/styles"],
    because: "ui/ is domain-free: its components don't know the site.",
  },
  "app/sections": {
    from: ["app/islands", "app/search/summary.ts", "app/styles", "app/ui"],
    types: ["app/content", "app/search"],
    because: "A section contains no copy: pass content as props and import only its types.",
  },
  "app/forms": {
    from: ["app/intake-context.ts", "app/ui", "intake/forms"],
    types: ["app/content"],
    because: "A form runs in the browser and contains no copy: pass its texts as props.",
  },
  "app/islands": {
    from: ["app/browser", "app/forms", "app/ui"],
    because: "Islands run in the browser and get plain data as props.",
  },
  "app/browser": {
    from: ["app/search/summary.ts", "app/styles"],
    types: ["app/search", "intake/forms"],
    because: "These scripts are loaded by every page or by many, so they must stay small.",
  },
  "app/content": {
    from: ["app/images", "app/routes.ts", "app/styles", "app/typing-errors.ts", "app/ui/icons"],
    because: "Content must not import the code that uses it.",
  },
  "app/search": {
    from: ["app/content", "app/typing-errors.ts"],
    because: "The search finds pages and shows none.",
  },
  "app/seo": {
    from: ["app/content", "app/images", "app/styles", "app/ui"],
    because: "Metadata is made from content, not from sections or routes.",
  },
  intake: {
    from: [],
    because: "The intake must not depend on the site, the server or the command line.",
  },
  "intake/forms": {
    from: [],
    packages: ["zod"],
    because: "These modules also run in the browser.",
  },
  server: {
    from: ["app/content", "app/search", "app/styles", "app/typing-errors.ts", "intake", "staff/server.ts"],
    types: ["app/entry.server.tsx", "staff"],
    because: "The server uses the built site: it must not import sections, routes or ui/.",
  },
  staff: {
    from: ["app/ui", "intake"],
    because: "The staff inbox shows what the intake has stored.",
  },
  "staff/ui": {
    from: ["app/ui"],
    because: "Like app/ui, these components are domain-free.",
  },
  cli: {
    from: ["app/content/derived/office.ts", "intake"],
    because: "The command line needs only the intake and the office hours.",
  },
};
