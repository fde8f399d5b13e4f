import { expect, test } from "vitest";
import { siteSearch } from "./site-search.ts";

const search = siteSearch([
  {
    path: "/services/cloud",
    title: "Cloud",
    description: "Servers you do not own.",
    text: "We move systems there and back.",
  },
  {
    path: "/blog/restore",
    title: "Test the restore",
    description: "A backup that was never restored.",
    text: `${"Some filler words. ".repeat(40)}The copy in the cloud was empty. ${"More of them. ".repeat(40)}`,
  },
  { path: "/about", title: "About", description: "Who we are.", text: "Noémie Moreau and others." },
]);
const paths = (query: string) => search(query).map(({ path }) => path);

test("a word in the title counts more than a word in the text", () => {
  expect(paths("cloud")).toEqual(["/services/cloud", "/blog/restore"]);
});

test("each of the first eight words of a query must match, at least as a prefix", () => {
  expect(paths("cloud restor")).toEqual(["/blog/restore"]);
  expect(paths("cloud zeppelin")).toEqual([]);
  expect(paths("loud")).toEqual([]);
  expect(paths(`${"cloud ".repeat(8)}zeppelin`)).toEqual(["/services/cloud", "/blog/restore"]);
});

test("case and accents are ignored", () => {
  expect(paths("NOEMIE")).toEqual(["/about"]);
  expect(paths("noémie")).toEqual(["/about"]);
});

test("a result shows the page's description, wherever the word was found", () => {
  expect(search("empty")[0]?.description).toBe("A backup that was never restored.");
});

test("a query without letters or digits finds nothing", () => {
  expect(paths("  <>&\"' ")).toEqual([]);
});
