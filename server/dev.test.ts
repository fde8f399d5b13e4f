import { load } from "cheerio";
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

test("the emails of a job application are shown on a page, with the attached file", async () => {
  const { mails } = dev;
  expect(await text(mails)).toContain("None yet.");
  const answer = await sendApplication(
    site,
    { email: "ada@example.com", message: "I fix <b>old</b> systems.", page: "/career/iso-developer" },
    [{ field: "resume", name: "cv.txt", bytes: Buffer.from("Ten years of ledgers.") }],
  );
  expect(answer.status).toBe(201);
  const { reference } = JSON.parse(answer.body) as { reference: string };

  await expect
    .poll(() => text(mails), { timeout: 60_000 })
    .toMatch(/Your application[^<]*, to ada@example\.com/);
  await expect
    .poll(() => text(mails), { timeout: 60_000 })
    .toContain(`, to ${company.value.emails.careers.address}`);
  const page = load(await text(mails));
  const staffMail = page("details").filter((_, mail) =>
    page(mail).text().includes("Application: Ada Brandt, iOS Developer"),
  );
  expect(staffMail.find("pre").text()).toContain(reference);
  expect(staffMail.find("pre").text()).toContain("I fix <b>old</b> systems.");
  const htmlPart = staffMail.find("iframe[sandbox='']").attr("srcdoc");
  expect(htmlPart).toContain(reference);
  expect(htmlPart).toContain("I fix &lt;b&gt;old&lt;/b&gt; systems.");
  const file = staffMail.find("a[download='cv.txt']").attr("href") ?? "";
  expect(await text(file)).toBe("Ten years of ledgers.");
});

test("addresses have one spelling, as in production, and site files have their texts", async () => {
  const ask = (path: string, method = "GET") => fetch(site + path, { method, redirect: "manual" });
  const redirected = await ask("/Services/CLOUD/?a=1");
  expect([redirected.status, redirected.headers.get("location")]).toEqual([301, "/services/cloud?a=1"]);
  expect((await ask("/CONTACT", "POST")).status).toBe(308);
  expect((await ask("/nope")).status).toBe(404);
  const robots = await ask("/robots.txt");
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await robots.text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(await text(`${site}/feed.xml`)).toContain("<rss");
  expect((await ask("/FEED.XML")).headers.get("location")).toBe("/feed.xml");
});
