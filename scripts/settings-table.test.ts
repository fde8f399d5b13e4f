import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withSettingsTable } from "./settings-table.ts";

it("the README's settings table matches the schema (update it with npm run settings-table)", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toBe(withSettingsTable(readme));
});
