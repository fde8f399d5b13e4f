import { expect, test } from "vitest";
import { neededFontFaces } from "./font-faces.ts";

const whole = "@font-face{font-family:A;src:url(/whole.woff2);unicode-range:U+A1-FF,U+2022}";
const core = "@font-face{font-family:A;src:url(/core.woff2);unicode-range:U+20-7E,U+E9}";
const urls = (text: string) => neededFontFaces([whole, core], text).map(({ url }) => url);

test("a page whose characters are in the small file needs that alone", () => {
  expect(urls("Café")).toEqual(["/core.woff2"]);
});

test("another character brings the whole file as well, and one that no file has brings nothing", () => {
  expect(urls("Señor")).toEqual(["/whole.woff2", "/core.woff2"]);
  expect(urls("Dvořák at café".replace("á", ""))).toEqual(["/core.woff2"]);
});
