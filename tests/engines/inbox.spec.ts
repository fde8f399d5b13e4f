import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { startServer } from "../support/running-server.ts";
import { test as engineTest } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

type InboxSite = { url: string; inboxUrl: string; dataDir: string };

/** A site with a staff inbox. */
const test = engineTest.extend<{ site: InboxSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  site: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "aldergate-inbox-"));
    const port = await freePort();
    const server = await startServer({ DATA_DIR: dataDir, INBOX_ADDRESS: `127.0.0.1:${port}` });
    await use({ url: server.url, inboxUrl: `http://localhost:${port}`, dataDir });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

async function sendInquiry({ url }: InboxSite, name: string) {
  const body = new FormData();
  const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
  const fields = { name, email, phone: "0113 496 0102", requirements: "Two apps.", page: "/services" };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const answer = await fetch(`${url}/messages/inquiry`, { method: "POST", body, headers: { origin: url } });
  return ((await answer.json()) as { reference: string }).reference;
}

/** The error recorder of the tests' proxy is a script, which the inbox doesn't allow. So this leaves the proxy. */
async function openInbox(visitor: Visitor, { inboxUrl }: InboxSite) {
  await visitor.open("/healthz");
  await visitor.read((url) => location.assign(url), inboxUrl);
  await visitor.expectVisible({ css: "h1", text: "Messages" });
}

const ROWS = "#messages li";
const button = (text: string) => ({ css: "button", text });
const link = (text: string) => ({ css: "main a", text });
const row = (name: string) => ({ css: `${ROWS} a`, text: name });

test("staff find a message, take it, write a note, close it and erase it", async ({ visitor, site }) => {
  const reference = await sendInquiry(site, "Kenji Arai");
  const other = await sendInquiry(site, "Maria Keller");
  const show = () => inboxJson<Message>(["show", reference], { place: site });
  await openInbox(visitor, site);
  await visitor.expectVisible(row("Maria Keller"));

  await visitor.type("#words", "arai");
  await visitor.click(button("Search"));
  await visitor.expectAddress(/^\/\?.*words=arai/);
  await visitor.expectCount(ROWS, 1);
  await visitor.click(row("Kenji Arai"));
  await visitor.expectVisible({ css: "h1", text: "Kenji Arai" });

  await visitor.click(button("Take it"));
  await visitor.expectVisible({ css: "[role=status]", text: "Saved." });
  await visitor.expectVisible({ css: "aside li", text: "local made local the owner" });
  await visitor.type("#note", "Called back.");
  await visitor.click({ css: "label", text: "Won" });
  await visitor.click(button("Save"));
  await visitor.expectVisible({ css: "aside li", text: "Called back." });
  expect(await show()).toMatchObject({ progress: "done", result: "won", owner: "local", version: 2 });

  await visitor.click(link("Back to the list"));
  await visitor.expectAddress(new RegExp(`^/\\?words=arai#${reference}$`));
  await visitor.expectVisible({ css: ROWS, text: "Won" });
  await visitor.click(row("Kenji Arai"));
  await visitor.type("#note", "Asked to be erased.");
  await visitor.click(button("Erase …"));
  await visitor.expectVisible({ css: "h1", text: "Erase this message?" });
  await visitor.click(link("Keep it"));
  await visitor.expectVisible({ css: "h1", text: "Kenji Arai" });
  await visitor.expectVisible({ css: "aside li", text: "Asked to be erased." });
  expect(await show()).toMatchObject({ reference, version: 3 });
  await visitor.click(button("Erase …"));
  await visitor.click(button("Erase for good"));
  await visitor.expectVisible({ css: "[role=status]", text: "1 message erased." });
  const left = await inboxJson<Message[]>(["list", "--search", "example.com"], { place: site });
  expect(left.map((message) => message.reference)).toContain(other);
  expect(left.map((message) => message.reference)).not.toContain(reference);
});

test("on a phone, the filters can be opened, and the list is not wider than the window", async ({
  visitor,
  site,
}) => {
  await sendInquiry(site, "Priya Nair");
  await visitor.resize(390, 844);
  await openInbox(visitor, site);
  await visitor.expectHidden("select[name=kind]");
  await visitor.click("summary");
  await visitor.expectVisible("select[name=kind]");
  await visitor.click(link("No owner"));
  await visitor.expectAddress(/^\/\?owner=-$/);
  await visitor.expectVisible(row("Priya Nair"));
  await visitor.expectVisible({ css: "summary", text: "More filters (1 in use)" });
  expect(await visitor.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await visitor.click(row("Priya Nair"));
  await visitor.expectVisible(link("Reply by email"));
  await visitor.click(link("Follow-up"));
  await visitor.expectAddress(/#follow-up$/);
  await visitor.expectVisible("#owner");
});
