import { Agent } from "node:http";
import { expect, test } from "vitest";
import { browserHeaders, FIELDS, sharedServer } from "../support/attacked-site.ts";
import { multipart, post, ask as send } from "../support/senders.ts";
import { addresses, addressProblems, spellingProblems } from "../support/spellings.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const site = sharedServer();

async function ask(method: "GET" | "POST", path: string) {
  const { status, headers } = await send(site.url, { path, method, agent });
  return { status, location: headers.location, resourcePolicy: headers["cross-origin-resource-policy"] };
}

test.each(["GET", "POST"] as const)(
  "%s: every other spelling of an address is redirected to it, with its query, or gets a 404",
  async (method) => {
    expect(addresses.length).toBeGreaterThan(100);
    expect(await spellingProblems(ask, method)).toEqual([]);
  },
);

test("every address is answered", async () => {
  expect(await addressProblems(ask)).toEqual([]);
});

test("a form sent to another spelling of its page is stored after the redirect", async () => {
  const form = multipart({ ...FIELDS.contact, type_the_word: "heron" });
  const sendTo = async (path: string) =>
    post(site.url + path, form, { headers: await browserHeaders(site, "contact") });
  const redirected = await sendTo("/CONTACT/");
  expect([redirected.status, redirected.headers.location]).toEqual([308, "/contact"]);
  expect((await sendTo(redirected.headers.location ?? "")).status).toBe(303);
});

test("the redirect from /contact?plan=… keeps the other parameters", async () => {
  for (const [from, to] of [
    ["/contact?utm_source=mail&plan=basic&b=1", "/contact/basic?utm_source=mail&b=1"],
    ["/Contact/?plan=basic", "/contact/basic"],
    ["/contact?plan=nope&a=1", "/contact?a=1"],
    ["/contact?plan=//evil.example", "/contact"],
  ] as const) {
    expect(await ask("GET", from), from).toMatchObject({ status: 301, location: to });
  }
});

test("a picture may be shown by other sites, a 404 below /images may not", async () => {
  const picture = addresses.find((address) => address.startsWith("/images/")) ?? "";
  expect(await ask("GET", picture)).toMatchObject({ status: 200, resourcePolicy: "cross-origin" });
  expect(await ask("GET", "/images/missing.png")).toMatchObject({
    status: 404,
    resourcePolicy: "same-origin",
  });
});
