import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import type { SearchText } from "./context.ts";
import { siteSearch } from "./query.ts";
import { type IndexedSection, indexOptions } from "./terms.ts";

const pages: (Partial<IndexedSection> & { path: string })[] = [
  { path: "/services/cloud", title: "Cloud", heading: "Cloud", text: "Servers you do not own." },
  { path: "/services/cloud#moving", title: "Cloud", heading: "Moving there", text: "We move systems there." },
  {
    path: "/blog/restore",
    title: "Test the restore",
    heading: "Test the restore",
    text: `${"Some filler words. ".repeat(40)}The copy in the cloud was empty. ${"More of them. ".repeat(40)}`,
  },
  {
    path: "/about",
    title: "About us",
    heading: "About us",
    keywords: "team",
    text: "Noémie Moreau and others.",
  },
  {
    path: "/about#lead",
    title: "About us",
    heading: "Noémie Moreau",
    text: "Managing director. She signs contracts.",
  },
  { path: "/team-story", title: "A team", heading: "Team, team", text: "The director was managing." },
];
const index = new MiniSearch<IndexedSection>(indexOptions);
pages.forEach((page, id) => {
  index.add({ id, title: "", heading: "", above: "", keywords: "", text: "", ...page });
});

const search = siteSearch(async () => index);
const options = { synonyms: { boss: ["managing director"], server: ["cloud"] }, pages: 3, sections: 2 };
const find = (query: string) => search(query, options);
const paths = async (query: string) => (await find(query)).pages.map(({ path }) => path);
const links = async (query: string) =>
  (await find(query)).pages.flatMap(({ sections }) => sections.map(({ to }) => to));
const plain = (pieces: SearchText = []) => pieces.map(({ text }) => text).join("");
const marked = (pieces: SearchText = []) => pieces.filter(({ found }) => found).map(({ text }) => text);

test("a keyword counts more than a word in the heading, and the heading more than the text", async () => {
  expect(await paths("team")).toEqual(["/about", "/team-story"]);
  expect(await paths("cloud")).toEqual(["/services/cloud", "/blog/restore"]);
});

test("sections with all words come first, then those with some of them", async () => {
  const { pages, count, countWithSome } = await find("cloud empty");
  expect(pages.map(({ path }) => path)).toEqual(["/blog/restore", "/services/cloud"]);
  expect([count, countWithSome]).toEqual([1, 1]);
});

test("common words don't decide, except in a query that contains nothing else", async () => {
  expect(await paths("what is there about the contract")).toEqual(["/about"]);
  expect(await paths("about us")).toEqual(["/about"]);
});

test("plurals and other forms of a word are the same word, and case and accents are ignored", async () => {
  expect(await links("signing CONTRACT")).toContain("/about#lead");
  expect(await links("noemie")).toEqual(["/about#lead", "/about"]);
});

test("the last word may be incomplete", async () => {
  const { pages, correctedTo } = await find("you serv");
  expect([pages[0]?.path, correctedTo]).toEqual(["/services/cloud", undefined]);
});

test("a mistyped word is replaced by the word that is probably meant, and the answer says so", async () => {
  const { pages, count, correctedTo } = await find("What, restroe the clodu?");
  expect([pages[0]?.path, count, correctedTo]).toEqual(["/blog/restore", 1, "What, restore the cloud?"]);
  expect((await find("“noemei’s”")).correctedTo).toBe("“noemie’s”");
});

test("of several corrections, the one found together with the other words is taken", async () => {
  expect((await find("mooe systems")).correctedTo).toBe("move systems");
  expect((await find("mooe them")).correctedTo).toBe("more them");
});

test("short words, numbers and words that are like no other are not corrected", async () => {
  for (const query of ["usx", "cluod7", "zeppelins"])
    expect(await find(query)).toMatchObject({ pages: [], count: 0, correctedTo: undefined });
});

test("synonyms are found, too, and the words of a phrase must follow each other", async () => {
  expect(await links("boss")).toEqual(["/about#lead"]);
  expect((await paths("servers"))[0]).toBe("/services/cloud");
  expect(await paths("servers")).toContain("/blog/restore");
});

test("a passage is the part of the text with the words, which are marked", async () => {
  const [page] = (await find("empty cloud")).pages;
  const { heading, passage } = page?.sections[0] ?? {};
  expect(plain(heading)).toBe("Test the restore");
  expect(plain(passage)).toMatch(/^… The copy in the cloud was empty\. .* …$/);
  expect(plain(passage).length).toBeLessThan(240);
  expect(marked(passage)).toEqual(["cloud", "empty"]);
  expect(marked((await find("contract")).pages[0]?.sections[0]?.passage)).toEqual(["contracts"]);
});

test("after the index could not be loaded, the next search tries again", async () => {
  let attempts = 0;
  const unreliable = siteSearch(async () => {
    if (++attempts === 1) throw new Error("too many open files");
    return index;
  });
  await expect(unreliable("cloud", options)).rejects.toThrow("too many open files");
  expect((await unreliable("cloud", options)).count).toBe(2);
});
