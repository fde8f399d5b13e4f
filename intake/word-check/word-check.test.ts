import { parse } from "hono/utils/cookie";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { NO_RATE_LIMITS } from "../abuse/rate-limits.ts";
import { createChallenge, wordOf } from "./challenge.ts";
import { WORD_IMAGE } from "./draw-word.ts";
import { spellWord } from "./spell-word.ts";
import { createWordCheck } from "./word-check.ts";

const MINUTE = 60_000;
const START = new Date("2026-03-02T10:00:00Z");
const ADDRESS = "203.0.113.7";
const SECRET = "a secret of this test";

function open({ at = START, spent = [] }: { at?: Date; spent?: string[] } = {}) {
  return createWordCheck({
    secret: SECRET,
    rateLimits: NO_RATE_LIMITS,
    now: () => at,
    colours: { ink: "#101a34", paper: "#f4f0e9" },
    findSpent: async () => spent,
  });
}

type WordCheck = ReturnType<typeof open>;

async function issue(wordCheck: WordCheck, form: "contact" | "application" = "contact", cookieHeader = "") {
  const issued = await wordCheck.issue(form, { cookies: parse(cookieHeader), address: ADDRESS });
  if (issued.outcome !== "issued") throw new Error("not issued");
  return { ...issued, cookie: pairOf(issued.setCookies[0]) };
}

/** The cookie as a browser sends it. */
function pairOf(cookie: { name: string; value: string } | undefined): string {
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}

/** The word that belongs to a cookie for the contact form. */
function wordIn(cookie: string): string {
  const [name = "", value] = cookie.split("=");
  const id = name.replace("wc_contact_", "");
  return wordOf({ form: "contact", id, issuedAt: Number(value) }, SECRET);
}

function later(minutes: number): Date {
  return new Date(START.getTime() + minutes * MINUTE);
}

test("the CAPTCHA cookie is valid for twenty minutes and does not reveal the word", async () => {
  const { setCookies, cookie } = await issue(open());
  expect(setCookies).toEqual([
    { name: expect.stringMatching(/^wc_contact_[\w-]{12}$/), value: expect.any(String), maxAge: 1200 },
  ]);
  expect(cookie.split("=")[1]).toBe(String(START.getTime()));
});

test("a cookie whose id, time or form was changed has another CAPTCHA word", async () => {
  const wordCheck = open();
  const { cookie } = await issue(wordCheck);
  const changed = [cookie.replace(/.(?==)/, (end) => (end === "A" ? "B" : "A")), cookie.replace(/.$/, "1")];
  for (const forged of changed)
    expect(wordCheck.compare("contact", parse(forged), wordIn(cookie)).matching).toEqual([]);
  const renamed = parse(cookie.replace("contact", "application"));
  const { open: accepted, matching } = wordCheck.compare("application", renamed, wordIn(cookie));
  expect([accepted.length, matching]).toEqual([1, []]);
});

test("accepts the CAPTCHA word in upper or lower case, with spaces around it", async () => {
  const wordCheck = open();
  const { cookie } = await issue(wordCheck);
  const word = wordIn(cookie);
  for (const typed of [word, word.toUpperCase(), `  ${word}\t`])
    expect(wordCheck.compare("contact", parse(cookie), typed).matching).toHaveLength(1);
  for (const typed of ["", `${word.slice(0, 3)} ${word.slice(3)}`, `${word}s`])
    expect(wordCheck.compare("contact", parse(cookie), typed).matching).toEqual([]);
});

test("five browser tabs can each have a CAPTCHA word of their own, and a sixth word replaces the oldest", async () => {
  const words: string[] = [];
  let jar: string[] = [];
  for (let minute = 0; minute < 6; minute += 1) {
    const { setCookies, cookie } = await issue(open({ at: later(minute) }), "contact", jar.join("; "));
    words.push(wordIn(cookie));
    for (const setCookie of setCookies) {
      jar = jar.filter((other) => !other.startsWith(`${setCookie.name}=`));
      if (setCookie.maxAge > 0) jar.push(pairOf(setCookie));
    }
  }
  expect(jar).toHaveLength(5);
  const wordCheck = open({ at: later(6) });
  const open5 = words.filter(
    (word) => wordCheck.compare("contact", parse(jar.join("; ")), word).matching.length === 1,
  );
  expect(open5).toEqual(words.slice(1));
});

test("CAPTCHA pictures have the expected size and colours, and a word looks different each time it is issued", async () => {
  const wordCheck = open();
  const { png } = await issue(wordCheck);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WORD_IMAGE.width, WORD_IMAGE.height]);
  const share = (red: number) =>
    data.filter((value, index) => index % 3 === 0 && Math.abs(value - red) <= 1).length / (data.length / 3);
  expect(share(0xf4)).toBeGreaterThan(0.5);
  expect(share(0x10)).toBeGreaterThan(0.05);
  expect(Buffer.from((await issue(wordCheck)).png).equals(png)).toBe(false);
});

test("the recording spells the newest CAPTCHA word, and depends on each of its letters", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  const { cookie: first } = await issue(open());
  const { cookie: second } = await issue(open({ at: later(1) }));
  const cookies = parse(`${second}; ${first}`);
  const spoken = await open({ at: later(2) }).audio("contact", { cookies, address: ADDRESS });
  // Vitest would take minutes to show the difference of two recordings.
  expect("wav" in spoken && Buffer.from(spoken.wav).equals(spellWord(wordIn(second)))).toBe(true);
  for (const other of ["aeron", "haron", "heaon", "heran", "heroa"])
    expect(spellWord(other)).not.toEqual(spellWord("heron"));
});

test("requesting the recording issues a CAPTCHA word if the visitor has none, and the recording is different each time", async () => {
  const wordCheck = open();
  const spoken = await wordCheck.audio("contact", { cookies: {}, address: ADDRESS });
  if (spoken.outcome !== "spoken") throw new Error("nothing was spoken");
  const cookie = pairOf(spoken.setCookies[0]);
  expect(wordCheck.compare("contact", parse(cookie), wordIn(cookie)).matching).toHaveLength(1);
  const again = await wordCheck.audio("contact", { cookies: parse(cookie), address: ADDRESS });
  expect(again).toMatchObject({ outcome: "spoken", setCookies: [] });
  expect(again).not.toEqual({ ...spoken, setCookies: [] });
});

test("a CAPTCHA word is shown again as the same picture until it is used up", async () => {
  const { cookie, png } = await issue(open());
  const asker = { cookies: parse(cookie), address: ADDRESS };
  const again = await open().show("contact", asker);
  expect(again).toMatchObject({ outcome: "issued", setCookies: [] });
  expect("png" in again && Buffer.from(again.png).equals(Buffer.from(png))).toBe(true);
  const [id = ""] = open().compare("contact", parse(cookie), "").open;
  const other = await open({ spent: [id] }).show("contact", asker);
  expect("setCookies" in other && other.setCookies).toHaveLength(1);
});

test("accepts only the five newest of many CAPTCHA cookies", async () => {
  const jar: string[] = [];
  for (let minute = 0; minute < 8; minute += 1) jar.push((await issue(open({ at: later(minute) }))).cookie);
  const accepted = open({ at: later(8) }).compare("contact", parse(jar.join("; ")), "").open;
  const newest = jar.slice(-5).map((cookie) => cookie.split("=")[0]?.replace("wc_contact_", ""));
  expect(accepted).toEqual(newest.reverse());
});

test("CAPTCHA words are pronounceable and rarely repeat", () => {
  const words = Array.from({ length: 200 }, () => wordOf(createChallenge("contact", START), SECRET));
  for (const word of words) expect(word).toMatch(/^(?:[bdfmnrstvz][eio]){3}[nrst]?$/);
  expect(new Set(words).size).toBeGreaterThan(190);
});
