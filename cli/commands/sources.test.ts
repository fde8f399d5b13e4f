import { expect, test } from "vitest";
import { UNKNOWN_SOURCE } from "../../intake/forms/source.ts";
import { testedDatabase } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { found, inboxJson, runInbox } from "../testing/run-command.ts";

const NEWSLETTER = {
  ...UNKNOWN_SOURCE,
  entry_page: "/blogs",
  utm_source: "Newsletter",
  utm_medium: "email",
  utm_campaign: "spring",
};
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

test("counts messages by source, medium and campaign, without spam", async () => {
  const { place } = await openStoreWithSources();
  const kinds = { contact: 0, inquiry: 0, application: 0 };
  const spring = { source: "Newsletter", medium: "email", campaign: "spring" };
  const none = { medium: "", campaign: "" };
  expect(await inboxJson(["sources"], { place })).toEqual([
    { ...spring, messages: 2, ...kinds, contact: 1, inquiry: 1 },
    { source: "news.example.com", ...none, messages: 1, ...kinds, contact: 1 },
    { source: "unknown", ...none, messages: 1, ...kinds, contact: 1 },
  ]);
  expect(await inboxJson(["sources", "--since", "2026-02-01"], { place })).toMatchObject([
    { source: "Newsletter", messages: 1 },
    { source: "news.example.com" },
    { source: "unknown" },
  ]);
  const { stdout } = await runInbox(["sources", "--by", "entry"], { place });
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "Visit began on\tMessages\tContact\tInquiry\tApplication",
    "/blogs\t2\t1\t1\t",
  ]);
  expect(await inboxJson(["sources", "--by", "page"], { place })).toMatchObject([
    { source: "/contact", messages: 2 },
    { source: "", messages: 1 },
    { source: "/services/cloud", messages: 1 },
  ]);
});

test("sources are the same in capitals or not, and none is a formula in a spreadsheet", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  for (const utm_source of ["google", "GOOGLE", "Google", "=1+1"])
    await add({ source: { ...UNKNOWN_SOURCE, utm_source, utm_medium: utm_source.toUpperCase() } });
  await add({ source: { ...UNKNOWN_SOURCE, utm_source: "google", utm_medium: "Google" }, kind: "inquiry" });
  expect(await inboxJson(["sources"], { place })).toMatchObject([
    { source: "GOOGLE", medium: "GOOGLE", messages: 4, contact: 3, inquiry: 1 },
    { source: "=1+1", messages: 1 },
  ]);
  expect((await runInbox(["sources"], { place })).stdout).toContain("\n'=1+1\t1\t'=1+1\t");
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
  expect((await runInbox(["sources"], { place })).stdout).not.toContain("news.example.com");
});
