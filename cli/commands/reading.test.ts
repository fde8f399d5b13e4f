import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testedDatabase } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { found, inboxJson, runInbox } from "../testing/run-command.ts";

const HOSTILE = "a\x1b]0;owned\x07\x1b[2Jb\x9b31m\x7f\u202Ec\u2066\u{E0041}";
const CONTROL_CODES = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u;

describe(`list on ${testedDatabase}`, () => {
  test("shows the newest messages first, without spam, and says if there are more", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const references = [];
    for (const day of ["01", "02", "03"]) {
      references.unshift(await add({ receivedAt: new Date(`2026-03-${day}T10:00:00Z`) }));
    }
    const spam = await add({ status: "spam" });
    expect(await found(place)).toEqual(references);
    expect(await inboxJson(["list", "--spam"], { place })).toMatchObject([{ reference: spam }]);
    const { stdout } = await runInbox(["list", "--limit", "2"], { place, width: 120 });
    expect(stdout).toContain(references[1]);
    expect(stdout).not.toContain(references[2]);
    expect(stdout.trimEnd().split("\n").at(-2)).toContain("2 of 3 messages");
    expect(stdout.trimEnd().split("\n").at(-1)).toContain("1 spam message,");
    const nothing = await runInbox(["list", "--kind", "inquiry"], { place, width: 120 });
    expect(nothing.stdout).toBe("No messages.\n");
  });

  test("lists a suspicious message among the others and says that it is suspicious", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const reference = await add({ kind: "inquiry", status: "suspicious", deliveries: ["staff-mail"] });
    const listed = (await runInbox(["list"], { place, width: 160 })).stdout;
    expect(listed.split("\n").find((line) => line.includes(reference))).toContain("suspicious");
    expect((await runInbox(["show", reference], { place })).stdout).toContain("SUSPICIOUS");
    expect(await inboxJson(["not-spam", reference], { place })).toMatchObject({
      changed: true,
      queued: ["visitor-mail"],
    });
  });

  test("shows the newest 50 messages on a terminal, and all messages in a pipe", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const oldest = await add({ receivedAt: new Date("2026-01-01T10:00:00Z"), email: "first@example.com" });
    for (let more = 0; more < 50; more += 1) await add();
    const terminal = (await runInbox(["list"], { place, width: 120 })).stdout;
    expect(terminal).not.toContain(oldest);
    expect(terminal.match(/jo@example\.com/g)).toHaveLength(50);
    const { stdout } = await runInbox(["list"], { place });
    expect(stdout.split("\n").filter((line) => line.includes("first@example.com"))).toHaveLength(1);
    expect(await found(place)).toHaveLength(51);
  });

  test("filters by kind, time, delivery, job opening and text", async () => {
    const { place, add, store } = await openFilledStore(testedDatabase);
    const old = await add({ kind: "inquiry", receivedAt: new Date("2020-01-01T00:00:00Z") });
    const recent = await add({ receivedAt: new Date(Date.now() - 60_000), deliveries: ["visitor-mail"] });
    const files = [{ name: "Lebenslauf Öztürk.pdf", bytes: Buffer.from("x") }];
    const fields = { name: "Ann Łukasz", message: 'She said "100%_sure\\" to MÜLLER' };
    const odd = await add({ kind: "application", page: "/career/site-engineer", fields, files });
    await store.connection.write((trx) =>
      trx.updateTable("deliveries").set({ state: "delivered" }).where("kind", "=", "visitor-mail").execute(),
    );
    expect(await found(place, "--kind", "inquiry")).toEqual([old]);
    expect(await found(place, "--since", "1h")).toEqual([recent]);
    expect(await found(place, "--since", "2026-01-01", "--undelivered")).toEqual([odd]);
    expect(await found(place, "--search", '"100%_SURE\\"')).toEqual([odd]);
    expect(await found(place, "--search", "müller")).toEqual([odd]);
    expect(await found(place, "--opening", "site-engineer")).toEqual([odd]);
    expect(await found(place, "--search", "öztÜrk")).toEqual([odd]);
    expect(await found(place, "--search", "100__sure")).toEqual([]);
    expect(await found(place, "--search", "muller ozturk ANN")).toEqual([odd]);
    expect(await found(place, "--search", "lukasz")).toEqual([odd]);
    expect(await found(place, "--search", "muller nobody")).toEqual([]);
    expect(await found(place, "--search", recent)).toEqual([recent]);
    expect(await found(place, "--search", recent.toLowerCase().replaceAll("-", ""))).toEqual([recent]);
    expect(await found(place, "--search", '"message":')).toEqual([]);
  });
});

describe("list by day and opening", () => {
  test("days begin and end at midnight in the company's time zone", async () => {
    const { place, add } = await openFilledStore();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-02T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const june = await add({ receivedAt: new Date("2026-06-30T22:59:59Z") });
    const yesterday = await add({ receivedAt: new Date("2026-06-30T23:00:00Z") });
    const today = await add({ receivedAt: new Date("2026-07-01T23:00:00Z") });
    expect(await found(place, "--since", "today")).toEqual([today]);
    expect(await found(place, "--since", "yesterday", "--until", "yesterday")).toEqual([yesterday]);
    expect(await found(place, "--until", "2026-06-30")).toEqual([june]);
    expect(await found(place, "--until", "24h")).toEqual([yesterday, june]);
    const { stdout } = await runInbox(["list", "--since", "today"], { place });
    expect(stdout).toContain("2026-07-02 00:00");
  });

  test.each(["0026-12-11", "0000-01-01", "9999-12-31", "2026-02-31"])(
    "%s is refused as a day, with examples of what can be typed",
    async (day) => {
      const { place } = await openFilledStore();
      for (const option of ["--since", "--until"]) {
        const { code, stderr } = await runInbox(["list", option, day], { place });
        expect(code).toBe(2);
        expect(stderr).toContain("a date such as 2026-01-31");
      }
    },
  );

  test.each([["list"], ["export", "--format", "csv"], ["files", "--to", "unused"]])(
    "%s with a mistyped opening names the openings that have applications",
    async (...command) => {
      const { place, add } = await openFilledStore();
      await add({ kind: "application", page: "/career/site-engineer" });
      await add({ kind: "application", page: "/career/tester" });
      const { code, stdout, stderr } = await runInbox([...command, "--opening", "nope"], { place });
      expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
      expect(stderr).toContain("site-engineer, tester");
    },
  );
});

describe("table output", () => {
  test("names the columns that don't fit, and ends with the number of messages", async () => {
    const { place, add } = await openFilledStore();
    for (let number = 0; number < 2; number += 1) await add();
    const narrow = (await runInbox(["list"], { place, width: 80 })).stdout.trimEnd().split("\n");
    expect(narrow.at(-2)).toMatch(/^Hidden .*: .*Files\./);
    expect(narrow.at(-1)).toBe("2 messages.");
    const wide = (await runInbox(["list"], { place, width: 200 })).stdout;
    expect(wide).not.toContain("Hidden");
  });

  test.each([40, 80, 200])("a table fits a terminal of %i columns", async (width) => {
    const { place, add } = await openFilledStore();
    const name = "A very long name that goes on and on ".repeat(3);
    await add({ fields: { name, subject: "日本語の件名".repeat(10), message: "👩‍👩‍👧 ".repeat(50) } });
    await add({ email: `${"x".repeat(60)}@example.com`, fields: { name: `Z${"\u0301".repeat(5000)}` } });
    await add({ fields: { name: "क्ष्म".repeat(50), message: "a🏽".repeat(50) } });
    const { stdout } = await runInbox(["list"], { place, width });
    const lines = stdout.trimEnd().split("\n");
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width);
  });

  test("a table is not truncated in a pipe, so that grep finds every email address", async () => {
    const { place, add } = await openFilledStore();
    const email = `${"x".repeat(60)}@example.com`;
    await add({ email, fields: { name: "Jo", subject: "y".repeat(300), message: "z".repeat(3000) } });
    const { stdout } = await runInbox(["list"], { place });
    for (const part of [email, "y".repeat(300), "z".repeat(3000)]) expect(stdout).toContain(part);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });
});

/** Counts terminal columns without using the tested code: wide characters take two, combining marks none. */
function columnsOf(line: string): number {
  const bare = line.replace(/👩‍👩‍👧/gu, "##").replace(/\p{Mn}/gu, "");
  return [...bare].reduce((sum, character) => sum + (/[\u3000-\u9FFF]/.test(character) ? 2 : 1), 0);
}

test("visitors' text is printed without control codes, and is unchanged in JSON", async () => {
  const { place, add, store } = await openFilledStore();
  const fields = { name: HOSTILE, email: HOSTILE, subject: HOSTILE, message: `${HOSTILE}\n${HOSTILE}` };
  const files = [{ name: HOSTILE, bytes: Buffer.from("x") }];
  const reference = await add({ kind: "application", email: HOSTILE, fields, files });
  await store.connection.write((trx) =>
    trx.updateTable("deliveries").set({ state: "parked", last_error: HOSTILE }).execute(),
  );
  for (const args of [["list"], ["show", reference], ["deliveries"], ["list", "--json"]]) {
    const { code, stdout } = await runInbox(args, { place });
    expect(code).toBe(0);
    expect(stdout).toContain(reference);
    expect(stdout).not.toMatch(CONTROL_CODES);
  }
  const { stdout } = await runInbox(["show", reference], { place });
  expect(stdout).toContain("a␛]0;owned␇␛[2Jb<U+009B>31m␡<U+202E>c<U+2066><U+E0041>");
  expect(await inboxJson(["show", reference], { place })).toMatchObject({ fields });
  const { stderr } = await runInbox(["show", HOSTILE], { place });
  expect(stderr).not.toMatch(CONTROL_CODES);
});

test("show accepts a reference in lower case, without dashes and with o for 0 and l for 1, and shows the whole message", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const fields = { name: "Jo", message: "First line\nSecond line" };
  const files = [{ name: "cv.pdf", bytes: Buffer.alloc(2500) }];
  const reference = "AG-0K1M-Q2XD-9PWT";
  await add({ reference, kind: "application", page: "/career/engineer", fields, files });
  const typed = reference.toLowerCase().replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l");
  const { code, stdout } = await runInbox(["show", typed], { place });
  expect(code).toBe(0);
  for (const part of [
    reference,
    "/career/engineer",
    "opening       engineer",
    "First line\n",
    "Second line",
    "cv.pdf (3 KB)",
  ]) {
    expect(stdout).toContain(part);
  }
  expect(await inboxJson(["show", typed], { place })).toMatchObject({
    reference,
    fields,
    files: [{ name: "cv.pdf", size: 2500 }],
    deliveries: [{ kind: "staff-mail", state: "queued" }, { kind: "visitor-mail" }],
  });
});
