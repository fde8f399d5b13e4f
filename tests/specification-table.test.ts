import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Row = { number: number; tests: { file: string; title: string }[] };

/** The numbered rows of docs/specification.md. The last cell names tests in the form `file`: title. */
function tableRows(): Row[] {
  return readFileSync("docs/specification.md", "utf8")
    .split("\n")
    .map((line) => line.split(" | "))
    .filter(([number]) => /^\| \d+$/.test(number ?? ""))
    .map((cells) => ({
      number: Number(cells[0]?.slice(2)),
      tests: (cells.at(-1) ?? "")
        .replace(/ \|$/, "")
        .split("<br>")
        .map((cited) => {
          const [file = "", title = ""] = cited.slice(1).split("`: ");
          return { file, title };
        }),
    }));
}

/** The titles of the tests in a file, as written in its source. */
function testTitles(file: string): string[] {
  const declarations = /\b(?:test|withAndWithoutScripts)\(\s*(["`])(.*?)\1/gs;
  return [...readFileSync(file, "utf8").matchAll(declarations)].map(([, , title = ""]) => title);
}

const rows = tableRows();

test("the statements are numbered without gaps", () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

test("every row of docs/specification.md names existing tests", () => {
  const missing = rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => !title || !testTitles(file).some((each) => each.endsWith(title)))
      .map(({ file, title }) => `${number}: ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});
