import { expect, test } from "vitest";
import { forbiddenImports } from "./forbidden-imports.ts";
import { importRules } from "./import-rules.ts";

const forbidden: Record<string, string> = {
  app: 'import "../server/start.ts";',
  "app/ui": 'import { company } from "../content/company.ts";',
  "app/sections": 'import { company } from "../content/company.ts";',
  "app/forms": 'import { company } from "../content/company.ts";',
  "app/islands": 'import { About } from "../sections/company/about.tsx";',
  "app/browser": 'import { Button } from "../ui/button.tsx";',
  "app/content": 'export * from "../sections/shared/cards.tsx";',
  "app/search": 'export { Button } from "../ui/button.tsx";',
  "app/seo": 'const route = await import("../routes/about.tsx");',
  intake: 'import type { Company } from "../app/content/company.ts";',
  "intake/forms": 'import { readFileSync } from "node:fs";',
  server: 'type Button = import("../app/ui/button.tsx").Button;',
  staff: 'import { company } from "../app/content/company.ts";',
  "staff/ui": 'import { countOf } from "../view.ts";',
  cli: 'import { facts } from "../app/content/facts.ts";',
};

test.each(Object.entries(importRules))("%s must not import what its rule forbids", (folder, { because }) => {
  const problem = expect.stringContaining(because);
  expect(forbiddenImports(`${folder}/example.tsx`, `\n${forbidden[folder]}`)).toEqual([problem]);
});

test("a forbidden import is named with its line and the reason", () => {
  expect(forbiddenImports("intake/example.ts", 'import "zod";\n\nimport "../cli/inbox.ts";')).toEqual([
    'intake/example.ts:3 must not import "../cli/inbox.ts". The intake must not depend on the site, the server or the command line.',
  ]);
});

test.each([
  ["app/sections/example.tsx", 'import type { Facts } from "../content/facts.ts";'],
  ["app/sections/example.tsx", 'import { type Facts } from "../content/facts.ts";'],
  ["app/sections/example.tsx", 'import { each } from "./company/each.ts";'],
  ["intake/forms/example.ts", 'import { z } from "zod/mini";'],
  ["intake/forms/example.test.ts", 'import { test } from "vitest";'],
  ["server/example.test.ts", 'import { post } from "../tests/support/senders.ts";'],
  ["scripts/example.ts", 'import "../server/start.ts";'],
])("%s may contain: %s", (file, source) => {
  expect(forbiddenImports(file, source)).toEqual([]);
});
