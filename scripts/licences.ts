/** Writes docs/licences.md from the lockfile. Run with `npm run licences`. */
import { readFileSync, writeFileSync } from "node:fs";

type LockedPackage = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };

const page = "docs/licences.md";

export function licencesPage(): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const listed = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license = "not stated", dev, devOptional }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license,
      shipped: !dev && !devOptional,
    }));
  return [
    "# Licences of the packages",
    "",
    "Written by `npm run licences` from `package-lock.json`; a test keeps it in step.",
    "",
    "## What the running site uses",
    "",
    ...byLicence(listed.filter(({ shipped }) => shipped)),
    "",
    "## What building and testing use besides",
    "",
    ...byLicence(listed.filter(({ shipped }) => !shipped)),
    "",
    "Fonts, icons and pictures are not packages: the README names their licences.",
    "",
  ].join("\n");
}

type Listed = { name: string; version: string; license: string };

function byLicence(packages: Listed[]): string[] {
  const groups = Map.groupBy(packages, ({ license }) => license);
  const sorted = [...groups].sort(
    ([, a], [, b]) => b.length - a.length || (a[0]?.license ?? "").localeCompare(b[0]?.license ?? ""),
  );
  const rows = sorted.map(([licence, members]) => {
    const names = new Set(members.map(({ name, version }) => `${name} ${version}`));
    return `| ${licence} | ${names.size} | ${[...names].sort().join(", ")} |`;
  });
  return ["| licence | packages | which |", "|---|---|---|", ...rows];
}

if (import.meta.main) writeFileSync(page, licencesPage());
