import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The tests named in docs/specification.md, in the form `file`: title. */
const cited = Array.from(
  readFileSync("docs/specification.md", "utf8").matchAll(/`(\w[\w./-]*)`: (.+?)(?=<br>| \|$)/gm),
  ([, file = "", title = ""]) => ({
    file: file.includes("/") ? file : `tests/!(engines|long)/${file}.spec.ts`,
    title,
  }),
);

/** The titles of the tests in a file, as written in its source. */
function testTitles(pattern: string): string[] {
  const declarations = /\b(?:test|withAndWithoutScripts)\(\s*(["`])(.*?)\1/gs;
  const source = globSync(pattern)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return [...source.matchAll(declarations)].map(([, , title = ""]) => title);
}

test("every test that docs/specification.md names exists", () => {
  expect(cited.length).toBeGreaterThan(60);
  const missing = cited.filter(({ file, title }) => !testTitles(file).some((each) => each.endsWith(title)));
  expect(missing).toEqual([]);
});
