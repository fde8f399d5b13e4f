import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Company } from "../../app/content/schema/company.ts";

/** Lines of the content that still speak of what has changed: history and places are prose, and a person's to rewrite. */
export function oldFactLines(before: Company, after: Company): string[] {
  const facts = (company: Company) => [
    company.name,
    company.foundedOn.slice(0, 4),
    company.address.street,
    company.address.locality,
    ...company.phones.map(({ display }) => display),
    ...company.emails.map(({ address }) => address.split("@")[1] ?? address),
  ];
  const kept = new Set(facts(after));
  const gone = [...new Set(facts(before))].filter((fact) => !kept.has(fact));
  if (gone.length === 0) return [];
  return readdirSync("app/content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("schema"))
    .sort()
    .flatMap((file) => {
      const path = join("app/content", file);
      return readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const found = gone.filter((fact) => line.toLowerCase().includes(fact.toLowerCase()));
          return found.length > 0 ? [`${path}:${index + 1} ${found.join(", ")}`] : [];
        });
    });
}
