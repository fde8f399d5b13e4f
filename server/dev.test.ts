import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "../app/content/company.ts";
import { startDevServer } from "../tests/support/dev-server.ts";
import { sendApplication } from "../tests/support/senders.ts";

let dev: Awaited<ReturnType<typeof startDevServer>>;
let site = "";

beforeAll(async () => {
  dev = await startDevServer();
  site = dev.site;
}, 120_000);

afterAll(() => dev.stop());

const text = async (address: string) => (await fetch(address)).text();

test("a page is rendered from the source and loads the source modules", async () => {
  const page = await text(`${site}/career`);
  expect(page.includes("Apply Now")).toBe(true);
  expect(page.includes("/app/entry.client.ts")).toBe(true);
});

test("the mails of an application are shown on a page, with the attached file", async () => {
  const { mails } = dev;
  expect(await text(mails)).toContain("None yet.");
  const answer = await sendApplication(
    site,
    { email: "ada@example.com", message: "I fix <b>old</b> systems." },
    [{ field: "resume", name: "cv.txt", bytes: Buffer.from("Ten years of ledgers.") }],
  );
  expect(answer.status).toBe(201);
  const { reference } = JSON.parse(answer.body) as { reference: string };

  await expect
    .poll(() => text(mails), { timeout: 60_000 })
    .toMatch(/ada@example\.com[\s\S]*Your application/);
  await expect.poll(() => text(mails), { timeout: 60_000 }).toContain(company.emails.careers.address);
  const list = await text(mails);
  const [, staffMail] = /<a href="([^"]+)">Application: Ada Brandt/.exec(list) ?? [];
  const page = await text(site + staffMail);
  expect(page).toContain(reference);
  expect(page).toContain("I fix &lt;b&gt;old&lt;/b&gt; systems.");

  const [, htmlPart] = /<iframe[^>]*src="([^"]+)"/.exec(page) ?? [];
  const shown = await fetch(site + htmlPart);
  expect(shown.headers.get("content-type")).toMatch(/^text\/html/);
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(await shown.text()).toContain(reference);

  const [, file] = /<a href="([^"]+)" download="cv\.txt">/.exec(page) ?? [];
  expect(await text(site + file)).toBe("Ten years of ledgers.");
});

test("an unknown mail gets a 404", async () => {
  expect((await fetch(`${site}/dev/mails/99`)).status).toBe(404);
});
