import { expect, test } from "vitest";
import { corrections, vocabularyOf } from "./corrections.ts";

const correct = (typed: string, text: string) => corrections(typed, vocabularyOf(text));

test("the word with the fewest errors comes first, and a swap is one error", () => {
  expect(correct("contarct", "contact contracts contract")).toEqual(["contract", "contact", "contracts"]);
});

test("a swapped, doubled or missing letter is likelier than a wrong one", () => {
  expect(correct("hrad", "head head hard")).toEqual(["hard", "head"]);
  expect(correct("housse", "mousse mousse house")).toEqual(["house", "mousse"]);
  expect(correct("frae", "free free frame")).toEqual(["frame", "free"]);
});

test("of equally likely words, the most frequent comes first, and common words come last", () => {
  expect(correct("tesm", "tests team term team")).toEqual(["team", "term"]);
  expect(correct("fomr", "for for for forms form")).toEqual(["form", "for"]);
});

test("only long words have two errors, and short words and numbers none", () => {
  expect(correct("certifciaton", "certification")).toEqual(["certification"]);
  expect(correct("tem", "team")).toEqual([]);
  expect(correct("mp3s", "maps mp3")).toEqual([]);
  expect(correct("forgives", "forgotten")).toEqual([]);
});
