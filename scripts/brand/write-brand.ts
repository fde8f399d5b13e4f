import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import type { Company } from "../../app/content/schema/company.ts";
import { toLiteral, writeSources } from "../source/write-source.ts";
import type { BrandDraft } from "./brand-fields.ts";
import { derivePalette } from "./derive-palette.ts";
import { coloursCss, paletteModule } from "./palette-files.ts";

const filmFolder = "public/film";

export function writeBrand({ company, colours }: BrandDraft) {
  const palette = derivePalette(colours);
  writeSources(
    new Map([
      ["app/content/company.ts", companyModule(company)],
      ["app/styles/palette.ts", paletteModule(palette)],
      ["app/styles/colours.css", coloursCss(palette)],
    ]),
  );
  if (!company.hasFilm) rmSync(filmFolder, { recursive: true, force: true });
  // A process of its own: this one has the old facts in memory.
  const { status } = spawnSync(process.execPath, ["scripts/build-marks.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The icons could not be drawn; run `npm run marks`.");
}

const companyModule = (company: Company) =>
  [
    'import type { Company } from "./schema/company.ts";',
    "",
    "/** Every fact about the company. No component and no other content file spells one of them out. */",
    `export const company: Company = ${toLiteral(company)};`,
    "",
  ].join("\n");
