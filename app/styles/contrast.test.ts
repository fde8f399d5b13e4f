import { expect, test } from "vitest";
import { contrast, paletteProblems } from "./contrast.ts";
import { palette } from "./palette.ts";

test("every listed colour combination has enough contrast", () => {
  expect(paletteProblems(palette)).toEqual([]);
});

test("the contrast ratio is the one that WCAG 2 defines", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ff0000", "#ffffff")).toBeCloseTo(4, 2);
});

test("a brand colour that is too light is reported with its background and its contrast", () => {
  expect(paletteProblems({ ...palette, brand: "#7bb342" })).toContain(
    `brand #7bb342 on canvas ${palette.canvas} has a contrast of 2.40; it needs 4.5`,
  );
});

test("a value that is not a colour is reported", () => {
  expect(paletteProblems({ ...palette, ink: "navy" })).toEqual([
    'ink: "navy" is not a colour such as #2d5293',
  ]);
});
