/** `npm run settings-table` writes the settings table in README.md from the schema in server/settings/environment.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { describeSettings } from "../server/settings/environment.ts";

const start = "<!-- settings -->";
const end = "<!-- /settings -->";

export function withSettingsTable(readme: string) {
  const rows = describeSettings().map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default ? `\`${setting.default}\`` : ""} | ${setting.meaning} |`,
  );
  const table = ["| setting | default | what it does |", "|---|---|---|", ...rows].join("\n");
  const [before = "", rest = ""] = readme.split(start);
  const [, after = ""] = rest.split(end);
  return `${before}${start}\n${table}\n${end}${after}`;
}

if (import.meta.main) writeFileSync("README.md", withSettingsTable(readFileSync("README.md", "utf8")));
