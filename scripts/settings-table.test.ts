import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withSettingsTable } from "./settings-table.ts";

it("the README's table of settings is what the server takes (npm run settings-table writes it)", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toBe(withSettingsTable(readme));
});
