import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as site } from "@playwright/test";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { tabTo } from "../support/by-keyboard.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { startServer } from "../support/running-server.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

type Inbox = { url: string; list: () => Promise<Message[]> };

/** The staff inbox of a site with five inquiries, two of them from one person. The mail server is down. */
const test = site.extend<object, { inbox: Inbox }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "aldergate-inbox-"));
      const [port, smtpPort] = [await freePort(), await freePort()];
      const server = await startServer({
        ...mailSettings(`smtp://127.0.0.1:${smtpPort}`),
        DATA_DIR: dataDir,
        INBOX_ADDRESS: `127.0.0.1:${port}`,
      });
      for (const name of ["Kenji Arai", "Maria Keller", "Priya Nair", "Tom Okafor", "Kenji Arai"]) {
        const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
        const fields = {
          name,
          email,
          phone: "0113 496 0102",
          requirements: `Two apps for ${Math.random()}.`,
        };
        const body = new FormData();
        for (const [field, value] of Object.entries(fields)) body.append(field, value);
        await fetch(`${server.url}/messages/inquiry`, {
          method: "POST",
          body,
          headers: { origin: server.url },
        });
      }
      await use({
        url: `http://localhost:${port}`,
        list: () => inboxJson<Message[]>(["list"], { place: { dataDir } }),
      });
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

// The inbox has no scripts; axe is run by the test.
test.use({ reducedMotion: "reduce" });

const rows = (page: Page) => page.locator("#messages li");

async function expectFine(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

test("axe finds nothing in the list, a message and a reply, and nothing is wider than the window", async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url);
  await page.locator("summary").click();
  await rows(page).nth(1).getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: "Mark as spam" })).toBeVisible();
  await expectFine(page);
  await rows(page).getByRole("link", { name: "Kenji Arai" }).first().click();
  await expect(page.getByRole("heading", { name: "Conversation" })).toBeVisible();
  await expectFine(page);
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("heading", { name: "Reply to Kenji Arai" })).toBeVisible();
  await expectFine(page);
});

test("the keyboard reaches the first message after ten stops, and skips to it after one", async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url);
  const first = rows(page).first();
  const isInFirst = () => first.evaluate((row) => row.contains(document.activeElement));
  let stops = 0;
  for (; !(await isInFirst()); stops += 1) await page.keyboard.press("Tab");
  expect(stops - 1).toBeLessThanOrEqual(10);
  await page.goto(inbox.url);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the messages" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await isInFirst()).toBe(true);
});

test("by keyboard, two messages are closed together and a third is answered with a template", async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url);
  for (const name of ["Maria Keller", "Priya Nair"]) {
    await tabTo(page, page.getByRole("checkbox", { name: `Choose ${name}` }), {
      backwards: name !== "Priya Nair",
    });
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByLabel("Result").last(), { backwards: true });
  await page.keyboard.press("w");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("2 messages closed.");
  const closed = (await inbox.list()).filter(({ result }) => result === "won");
  expect(closed.map(({ fields }) => fields.name).sort()).toEqual(["Maria Keller", "Priya Nair"]);

  await tabTo(page, rows(page).getByRole("link", { name: "Tom Okafor" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Reply" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Offer a meeting" }), { backwards: true });
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your reply")).toHaveValue(/^Hello Tom Okafor,/);
  await page.keyboard.type("Hi. ");
  await tabTo(page, page.getByRole("button", { name: "Send", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("Your reply is being sent.");
  const answered = (await inbox.list()).find(({ fields }) => fields.name === "Tom Okafor");
  expect(answered).toMatchObject({
    progress: "answered",
    events: [{ action: "reply" }, { detail: "answered" }],
  });
});
