import { expect, test } from "vitest";
import { mapNotice } from "./map-notice.ts";
import { allTexts } from "./prose.ts";

/** The text version of the film, which may repeat sentences of the site. */
const quotes = /^pages\/intro-film\.ts\.scenes/;

const words = (sentence: string) => sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** Splits a text after each full stop, question mark or exclamation mark that ends a sentence. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!]["”’]?)\s+(?=["“‘]?[\p{Lu}\p{N}])/u);

test("the content contains texts to check", () => {
  expect(allTexts.length).toBeGreaterThan(1500);
});

test("no sentence of five words or more appears in two places", () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { place, text } of allTexts.filter((each) => !quotes.test(each.place))) {
    for (const sentence of sentencesOf(text.replace(mapNotice, ""))) {
      const spoken = words(sentence.toLowerCase());
      if (spoken.length < 5) continue;
      const key = spoken.join(" ");
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place);
      else repeated.push(`"${sentence}" is in ${first} and in ${place}`);
    }
  }
  expect(repeated).toEqual([]);
});

const banned = [
  "lorem",
  "ipsum",
  "cutting-edge",
  "synergy",
  "synergies",
  "empower",
  "empowers",
  "empowering",
  "seamless",
  "seamlessly",
  "world-class",
  "best-in-class",
  "state-of-the-art",
  "game-changer",
  "game-changing",
  "next-generation",
  "one-stop",
  "leverage",
  "leveraging",
  "holistic",
  "revolutionize",
  "revolutionise",
  "unparalleled",
  "bespoke solutions",
  "innovative solutions",
  "tailored solutions",
  "digital transformation",
  "take your business",
  "in today’s fast-paced",
  "tbd",
  "todo",
];

test("the content contains no filler and no marketing clichés", () => {
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${banned.join("|")})(?![\\p{L}-])`, "iu");
  const found = allTexts.flatMap(({ place, text }) => {
    const [phrase] = pattern.exec(text) ?? [];
    return phrase ? [`"${phrase}" in ${place}: ${text}`] : [];
  });
  expect(found).toEqual([]);
});
