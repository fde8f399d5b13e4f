import { expect, test } from "vitest";
import type { SearchText } from "../../app/search-context.ts";
import { siteSearch } from "./site-search.ts";

const search = siteSearch([
  {
    path: "/services/cloud",
    title: "Cloud",
    keywords: "",
    description: "Servers you do not own.",
    text: "We move systems there and back.",
  },
  {
    path: "/blog/restore",
    title: "Test the restore",
    keywords: "",
    description: "A backup that was never restored.",
    text: `${"Some filler words. ".repeat(40)}The copy in the cloud was empty. ${"More of them. ".repeat(40)}`,
  },
  {
    path: "/about",
    title: "About",
    keywords: "team",
    description: "Who we are.",
    text: "Noémie Moreau and others.",
  },
]);
const plain = (pieces: SearchText = []) => pieces.map(({ text }) => text).join("");
const found = (pieces: SearchText = []) => pieces.filter((piece) => piece.found).map(({ text }) => text);
const paths = (query: string) => search(query).results.map(({ path }) => path);

test("a word in the title counts more than a word in the text", () => {
  expect(paths("cloud")).toEqual(["/services/cloud", "/blog/restore"]);
});

test("a keyword counts more than a word in the title", () => {
  expect(paths("team")).toEqual(["/about"]);
  const { results } = siteSearch([
    {
      path: "/pricing-story",
      title: "Pricing, pricing",
      keywords: "",
      description: "Pricing.",
      text: "Pricing.",
    },
    { path: "/how-we-work", title: "How we work", keywords: "pricing", description: "Steps.", text: "Four." },
  ])("pricing");
  expect(results[0]?.path).toBe("/how-we-work");
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
  expect(plain(search("empty").results[0]?.description)).toBe("A backup that was never restored.");
});

test("words that match the query are marked in the title and the description", () => {
  const [result] = search("résto test cloud").results;
  expect(found(result?.title)).toEqual(["Test", "restore"]);
  expect(plain(result?.title)).toBe("Test the restore");
  expect(found(result?.description)).toEqual(["restored"]);
});

test("a query without letters or digits finds nothing", () => {
  expect(paths("  <>&\"' ")).toEqual([]);
});

test("a search shows the best twenty results and says how many there are", () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({
    path: `/page-${index}`,
    title: index === 29 ? "Pumps" : "Page",
    keywords: "",
    description: "A page.",
    text: "Pumps.",
  }));
  const { results, total } = siteSearch(pages)("pumps");
  expect(results).toHaveLength(20);
  expect(results[0]?.path).toBe("/page-29");
  expect(total).toBe(30);
});
