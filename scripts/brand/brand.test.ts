import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { palette } from "../../app/styles/palette.ts";
import { contrast } from "./colour.ts";
import { contrastProblems } from "./contrast-pairs.ts";
import { derivePalette, inkFor } from "./derive-palette.ts";
import { coloursCss, paletteModule } from "./palette-files.ts";

const { brand, accent, ink } = palette;

describe("the palette", () => {
  test("follows from its three colours, and both of its files say the same", () => {
    expect(derivePalette({ brand, accent, ink })).toEqual(palette);
    expect(readFileSync("app/styles/palette.ts", "utf8")).toBe(paletteModule(palette));
    expect(readFileSync("app/styles/colours.css", "utf8")).toBe(coloursCss(palette));
  });

  test("can be read, every pair of it", () => {
    expect(contrastProblems(palette)).toEqual([]);
  });

  test.each(["#0b6e4f", "#7a1f5c", "#444444", "#8a1c1c"])(
    "can be read with the brand colour %s",
    (colour) => {
      expect(contrastProblems(derivePalette({ brand: colour, accent, ink: inkFor(colour) }))).toEqual([]);
    },
  );
});

test("contrast is measured as WCAG 2 defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe("a brand that cannot be taken changes nothing", () => {
  const company = () => readFileSync("app/content/company.ts", "utf8");

  test.each([
    [["--brand-colour", "#7bb342"], "brand #7bb342 on canvas #fcfaf6: 2.40, needs 4.5"],
    [["--accent-colour", "#5a3d00"], `on-accent ${ink} on accent #5a3d00: 1.`],
    [["--ink-colour", "navy"], 'ink-colour: "navy" is not a colour'],
    [["--email", "nobody"], "emails.0.address: "],
    [["--phone", "0113 496"], "phones.0.display: "],
    [["--locality", "Trondheim"], "location: the address is new"],
    [["--linkedin", "our page"], "social."],
  ])("%j", (flags, message) => {
    const before = company();
    const { status, stderr } = spawnSync(process.execPath, ["scripts/brand.ts", ...flags], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Nothing was changed:\n  ${message}`);
    expect(company()).toBe(before);
  });
});
