import { expect, test } from "vitest";
import { toDisplayName } from "./file-name.ts";

test.each([
  ["cv.pdf", "cv.pdf"],
  ["Résumé (final) 2.docx", "Résumé (final) 2.docx"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\windows\\evil.exe", "evil.exe"],
  ["C:\\fakepath\\cv.pdf", "cv.pdf"],
  ["a\0b\r\n.pdf", "ab.pdf"],
  ["cv\u202efdp.exe", "cvfdp.exe"],
  ["  .hidden. ", "hidden"],
  ["..", "resume"],
  ["", "resume"],
  ["/", "resume"],
  ["\ud800.pdf", "pdf"],
])("the file name %j becomes %j", (given, shown) => {
  expect(toDisplayName(given, "resume")).toBe(shown);
});

test("handles half a million dots in a name in linear time", () => {
  // A regular expression that backtracks would take minutes, and the test would time out.
  expect(toDisplayName(`a${".".repeat(500_000)}b`, "resume")).toHaveLength(120);
});

test("shortens a long name but keeps its extension", () => {
  const shown = toDisplayName(`${"é".repeat(5000)}.pdf`, "resume");
  expect(shown).toHaveLength(120);
  expect(shown.endsWith("….pdf")).toBe(true);
  expect(toDisplayName("😀".repeat(100), "resume").isWellFormed()).toBe(true);
});
