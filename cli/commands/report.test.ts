import { expect, test } from "vitest";
import { UNKNOWN_SOURCE } from "../../intake/forms/source.ts";
import type { ReportRow } from "../../intake/inbox/report/figures.ts";
import { PARTS, type Report } from "../../intake/inbox/report/report.ts";
import { type Arrivals, addArrivals } from "../../intake/store/arrival-rows.ts";
import { query, testedDatabase } from "../../intake/testing/test-databases.ts";
import type { TestStore } from "../../intake/testing/test-message.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { found, inboxJson, runInbox } from "../testing/run-command.ts";

const NEWSLETTER = {
  ...UNKNOWN_SOURCE,
  entry_page: "/blogs",
  utm_source: "Newsletter",
  utm_medium: "email",
  utm_campaign: "spring",
};
const MONDAY = new Date("2026-03-02T10:00:00Z");
const LINK = { ...UNKNOWN_SOURCE, entry_page: "/", referrer: "news.example.com" };

async function openStoreWithSources() {
  const { place, add } = await openFilledStore(testedDatabase);
  const references = {
    old: await add({ source: NEWSLETTER, receivedAt: new Date("2026-01-05T10:00:00Z") }),
    newsletter: await add({ source: NEWSLETTER, kind: "inquiry", page: "/services/cloud" }),
    link: await add({ source: { ...LINK, utm_medium: "" }, page: "/contact" }),
    unknown: await add({ page: "/contact" }),
  };
  await add({ source: NEWSLETTER, status: "spam" });
  return { place, references };
}

/** Counts arrivals in the store, as the servers do. */
async function arrive(store: TestStore, arrivals: readonly (Partial<Arrivals> & { count: number })[]) {
  await store.connection.write((trx) =>
    addArrivals(
      trx,
      arrivals.map((each) => ({ ...UNKNOWN_SOURCE, day: "2026-03-02", ...each })),
    ),
  );
}

test("report counts arrivals and messages by campaign, referrer and pages, without spam, in capitals or not", async () => {
  const { place, add, store } = await openFilledStore(testedDatabase);
  await add({ source: NEWSLETTER, receivedAt: new Date("2026-01-05T10:00:00Z") });
  const spring = { ...NEWSLETTER, utm_source: "NEWSLETTER" };
  await add({ source: spring, kind: "inquiry", page: "/services/cloud", receivedAt: MONDAY });
  await add({ source: LINK, page: "/contact", receivedAt: MONDAY });
  await add({ page: "/contact", receivedAt: MONDAY });
  await add({ source: NEWSLETTER, status: "spam", receivedAt: MONDAY });
  await arrive(store, [
    {
      entry_page: "/blogs",
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: "spring",
      count: 150,
    },
    { entry_page: "/", referrer: "news.example.com", count: 3 },
    { day: "2026-03-08", entry_page: "/", count: 20 },
    { day: "2026-03-09", entry_page: "/", count: 1 },
  ]);
  const rows = (by: string, ...more: string[]) =>
    inboxJson<ReportRow[]>(["report", "--by", by, "--until", "2026-03-09", ...more], { place });
  expect(await rows("campaign")).toMatchObject([
    { name: "newsletter / email / spring", arrivals: 150, messages: 2, contact: 1, inquiry: 1 },
    { name: "no campaign", arrivals: 24, messages: 2 },
  ]);
  expect(await rows("referrer")).toMatchObject([
    { name: "unknown", arrivals: 171, messages: 3 },
    { name: "news.example.com", arrivals: 3, messages: 1 },
  ]);
  expect(await rows("page")).toMatchObject([
    { name: "/blogs", arrivals: 150, messages: 2 },
    { name: "/", arrivals: 24, messages: 1 },
    { name: "unknown", arrivals: 0, messages: 1 },
  ]);
  expect(await rows("form")).toMatchObject([
    { name: "/contact", arrivals: null, messages: 2 },
    { name: "/services/cloud", messages: 1 },
    { name: "unknown", messages: 1 },
  ]);
  expect(await rows("month")).toMatchObject([
    { name: "5–31 Jan 2026", arrivals: 0, messages: 1 },
    { name: "February 2026", arrivals: 0, messages: 0 },
    { name: "1–9 Mar 2026", arrivals: 174, messages: 3 },
  ]);
  expect(await rows("week", "--since", "2026-03-01")).toMatchObject([
    { name: "1 Mar 2026", arrivals: 0, messages: 0 },
    { name: "2–8 Mar 2026", arrivals: 173, messages: 3 },
    { name: "9 Mar 2026", arrivals: 1, messages: 0 },
  ]);
  expect(await rows("campaign", "--kind", "inquiry", "--since", "2026-03-01")).toMatchObject([
    { name: "newsletter / email / spring", arrivals: 150, messages: 1 },
    { name: "no campaign", arrivals: 24, messages: 0 },
  ]);
  // A share of few is said as numbers.
  const { stdout } = await runInbox(["report", "--by", "page", "--until", "2026-03-09"], { place });
  expect(stdout.split("\n").map((line) => line.split("\t").slice(0, 4))).toEqual([
    ["Visit began on", "Arrivals", "Messages", "Rate"],
    ["/blogs", "150", "2", "1.3%"],
    ["/", "24", "1", "1 of 24"],
    ["unknown", "0", "1", ""],
    [""],
  ]);
});

test("report says how soon messages were answered, whether in time, and what became of them", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const answers: [minutes: number | null, progress: string, result: string][] = [
    [30, "answered", ""],
    [60, "done", "won"],
    [200, "done", "lost"],
    [3000, "answered", ""],
    // Late, closed without an answer, and not late yet.
    [null, "new", ""],
    [null, "done", "not-for-us"],
    [null, "new", ""],
  ];
  for (const [index, [minutes, progress, result]] of answers.entries()) {
    const reference = await add({ kind: "inquiry", receivedAt: MONDAY });
    const at = (after: number) => new Date(MONDAY.getTime() + after * 60_000).toISOString();
    const due = index === 6 ? "2999-01-01T00:00:00.000Z" : at(1000);
    const set = [progress, result, due, minutes === null ? "" : at(minutes), reference];
    await query(
      place,
      "update messages set progress = ?, result = ?, due_at = ?, answered_at = nullif(?, '') where reference = ?",
      ...set,
    );
  }
  await add({ kind: "application", receivedAt: MONDAY });
  const report = (...more: string[]) => inboxJson<Report>(["report", ...more], { place });
  const minute = 60_000;
  expect((await report()).kind).toMatchObject([
    {
      ...{
        name: "inquiry",
        messages: 7,
        won: 1,
        answered: 4,
        medianMs: 130 * minute,
        worstMs: 3000 * minute,
      },
      ...{ inTime: 3, promised: 5 },
    },
    { name: "application", messages: 1, answered: 0, medianMs: null, worstMs: null, inTime: 0, promised: 0 },
  ]);
  expect((await report("--kind", "inquiry")).status.map(({ name, messages }) => [name, messages])).toEqual([
    ["inquiry / answered", 2],
    ["inquiry / new", 2],
    ["inquiry / lost", 1],
    ["inquiry / not-for-us", 1],
    ["inquiry / won", 1],
  ]);
  const { stdout } = await runInbox(["report", "--by", "kind"], { place });
  expect(stdout).toContain("\t2 h 10 min\t2 days 2 h\t3 of 5\n");
});

test("report as CSV has all parts, and nothing that a spreadsheet would calculate", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  await add({ source: { ...UNKNOWN_SOURCE, utm_source: "=1+1" }, receivedAt: MONDAY });
  const { stdout } = await runInbox(["report", "--csv"], { place });
  expect(stdout).toContain('"campaign","\'=1+1","0","1","1","0","0","0","0","","","0","0"\r\n');
  expect(
    new Set(
      stdout
        .trim()
        .split("\r\n")
        .map((line) => line.split(",")[0]),
    ),
  ).toEqual(new Set(['"by"', ...PARTS.map((part) => `"${part}"`)]));
});

test("list filters by page, first page, source, medium and campaign", async () => {
  const { place, references } = await openStoreWithSources();
  const { old, newsletter, link, unknown } = references;
  expect((await found(place, "--source", "newsletter")).sort()).toEqual([old, newsletter].sort());
  expect(await found(place, "--source", "news.example.com")).toEqual([link]);
  expect(await found(place, "--source", "unknown")).toEqual([unknown]);
  expect(await found(place, "--medium", "email", "--campaign", "SPRING", "--kind", "inquiry")).toEqual([
    newsletter,
  ]);
  expect((await found(place, "--page", "/contact")).sort()).toEqual([link, unknown].sort());
  expect(await found(place, "--entry", "/")).toEqual([link]);
});

test("show, CSV and JSON contain the source", async () => {
  const { place, references } = await openStoreWithSources();
  const { stdout: shown } = await runInbox(["show", references.newsletter], { place });
  expect(shown).toMatch(/^visit began +\/blogs$/m);
  expect(shown).toMatch(/^campaign +Newsletter \/ email \/ spring$/m);
  const { stdout } = await runInbox(["show", references.link], { place });
  expect(stdout).toMatch(/^came from +news\.example\.com$/m);
  expect(await inboxJson(["show", references.link], { place })).toMatchObject({ source: LINK });
  const { stdout: csv } = await runInbox(["export", "--format", "csv", "--source", "newsletter"], {
    place,
  });
  expect(csv).toContain('"entry_page","referrer","utm_source","utm_medium","utm_campaign"');
  expect(csv.match(/"\/blogs","","Newsletter","email","spring"/g)).toHaveLength(2);
});

test("erasing a message erases its source", async () => {
  const { place, references } = await openStoreWithSources();
  await inboxJson(["erase", references.link, "--yes"], { place });
  expect((await runInbox(["report"], { place })).stdout).not.toContain("news.example.com");
});
