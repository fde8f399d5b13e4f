import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { inboxJson, runInbox } from "../../cli/testing/run-command.ts";
import { type ReceivedMail, startSmtpReceiver } from "../../intake/outbox/testing/smtp-receiver.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { startServer } from "../support/running-server.ts";
import { test as engineTest } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

type Event = { data: { reference: string; page: string; source: Record<string, string> } };
type DeliveringSite = { url: string; dataDir: string; mails: ReceivedMail[]; events: Event[] };

/** A site that sends its messages by email and webhook. */
const test = engineTest.extend<object, { site: DeliveringSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "aldergate-sources-"));
      const mails: ReceivedMail[] = [];
      const events: Event[] = [];
      const smtp = await startSmtpReceiver({ receive: (mail) => mails.push(mail) });
      const hook = createServer(async (request, response) => {
        events.push((await json(request)) as Event);
        response.writeHead(204).end();
      }).listen(0, "127.0.0.1");
      await once(hook, "listening");
      const server = await startServer({
        ...mailSettings(smtp.url),
        DATA_DIR: dataDir,
        WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
        WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      });
      await use({ url: server.url, dataDir, mails, events });
      await server.stop();
      hook.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  siteUrl: [({ site }, use) => use(site.url), { scope: "worker" }],
});

const SERVICE = "/services/custom-software-development";
const CAMPAIGN = "utm_source=newsletter&utm_medium=email&utm_campaign=spring";

let sent = 0;

/** Sends the inquiry form of this page and returns what arrives by email, by webhook and in the inbox. */
async function sendInquiry(visitor: Visitor, { dataDir, mails, events }: DeliveringSite) {
  const values = {
    name: "Kenji Arai",
    email: `kenji.${process.pid}.${sent++}@example.com`,
    phone: "0113 496 0102",
    requirements: "Two apps.",
  };
  for (const [name, value] of Object.entries(values)) await visitor.type(`main form [name="${name}"]`, value);
  await visitor.click("main form button[type=submit]:not([name], [tabindex])");
  await visitor.expectAddress(/^\/thank-you\/inquiry\/[A-Z]{2}-/);
  const reference = await visitor.read(() => location.pathname.split("/").pop() ?? "");
  const findMail = () =>
    mails.find(({ subject }) => subject?.includes("Inquiry") && subject.includes(reference));
  const findEvent = () => events.find(({ data }) => data.reference === reference);
  await expect.poll(() => Boolean(findMail() && findEvent())).toBe(true);
  const settings = { place: { dataDir } };
  const { stdout: csv } = await runInbox(["export", "--format", "csv"], settings);
  return {
    mail: findMail()?.text ?? "",
    event: findEvent()?.data,
    listed: await inboxJson<{ reference: string }[]>(["list", "--source", "newsletter"], settings),
    csv: csv.split("\r\n").find((line) => line.includes(reference)) ?? "",
    reference,
  };
}

const expectLoaded = (visitor: Visitor, address: string) =>
  visitor.expect(["complete", address], () => [document.readyState, location.hostname + location.pathname]);

const storedInBrowser = (visitor: Visitor) =>
  visitor.read(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage), document.cookie]);

test("an inquiry after a visit from a campaign's link says which link it was", async ({ visitor, site }) => {
  await visitor.open("/about");
  // A link from another site: its host name is localhost, ours is 127.0.0.1.
  await visitor.read((query) => location.assign(`http://127.0.0.1:${location.port}/?${query}`), CAMPAIGN);
  await expectLoaded(visitor, "127.0.0.1/");
  for (const path of ["/services", SERVICE]) {
    await visitor.read((to) => location.assign(to), path);
    await expectLoaded(visitor, `127.0.0.1${path}`);
  }
  expect(await storedInBrowser(visitor)).toEqual(["visit", ""]);
  const { mail, event, listed, csv, reference } = await sendInquiry(visitor, site);
  const campaign = { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring" };
  expect(event).toMatchObject({
    page: SERVICE,
    source: { entry_page: "/", referrer: "localhost", ...campaign },
  });
  for (const row of [
    `Sent from: ${SERVICE}`,
    "Visit began on: /",
    "Came from: localhost",
    "Campaign: newsletter / email / spring",
  ]) {
    expect(mail.replace(/ +/g, " ")).toContain(row);
  }
  expect(listed.map((message) => message.reference)).toContain(reference);
  expect(csv).toContain(`"${SERVICE}","","/","localhost","newsletter","email","spring"`);
});

test("the source of a visit is gone when the tab is closed", async ({ visitor }) => {
  await visitor.open(`/?${CAMPAIGN}`);
  await visitor.open("/about");
  expect(await storedInBrowser(visitor)).toEqual(["visit", ""]);
  await visitor.replaceTab();
  // This address has no script that could store anything.
  await visitor.open("/healthz");
  expect(await storedInBrowser(visitor)).toEqual([""]);
  expect(await visitor.cookies()).toEqual([]);
});

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("an inquiry says from which page it was sent, and which campaign is in the page's URL", async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${SERVICE}?${CAMPAIGN}`);
    const { mail, event, listed, csv, reference } = await sendInquiry(visitor, site);
    expect(event).toMatchObject({ page: SERVICE, source: { entry_page: "", utm_campaign: "spring" } });
    expect(mail).toContain("newsletter / email / spring");
    expect(mail).not.toContain("Visit began on");
    expect(listed.map((message) => message.reference)).toContain(reference);
    expect(csv).toContain(`"${SERVICE}","","","","newsletter","email","spring"`);
  });

  test("after a campaign's link to another page, an inquiry only says from which page it was sent", async ({
    visitor,
    site,
  }) => {
    for (const path of [`/?${CAMPAIGN}`, "/services", SERVICE]) await visitor.open(path);
    const { event, csv } = await sendInquiry(visitor, site);
    expect(event).toMatchObject({ page: SERVICE, source: { entry_page: "", utm_campaign: "" } });
    expect(csv).toContain(`"${SERVICE}","","","","","",""`);
  });
});
