import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { sharedServer } from "./support/attacked-site.ts";
import { multipart, post, wordCookie } from "./support/senders.ts";
import { addresses, addressProblems, spellingProblems } from "./support/spellings.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const site = sharedServer();

type Seen = { status: number; location: string | undefined; resourcePolicy: string | undefined };

/** Sends the path as it is: fetch would change some spellings. */
function ask(method: "GET" | "POST", path: string): Promise<Seen> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, agent }, (answer) => {
      const { location, "cross-origin-resource-policy": policy } = answer.headers;
      const resourcePolicy = String(policy);
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, location, resourcePolicy }));
    })
      .on("error", reject)
      .end();
  });
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
  const send = async (url: string) =>
    post(
      url,
      multipart({
        name: "Solveig",
        email: "s@example.com",
        subject: "A",
        message: "Hello",
        type_the_word: "heron",
      }),
      {
        headers: { cookie: await wordCookie(site.url, "contact") },
      },
    );
  const redirected = await send(`${site.url}/CONTACT/`);
  expect([redirected.status, redirected.headers.location]).toEqual([308, "/contact"]);
  expect((await send(site.url + redirected.headers.location)).status).toBe(303);
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
