import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type AttackedSite,
  expectNothingKept,
  expectOurPage,
  FIELDS,
  onOneServer,
  pageUrl,
} from "../support/attacked-site.ts";
import { type Answer, ask, multipart, post, wordCookie } from "../support/senders.ts";

const MINUTE = 60_000;

function send(site: AttackedSite, headers: Record<string, string>, changes: Record<string, string> = {}) {
  const body = multipart({ ...FIELDS.contact, type_the_word: "heron", ...changes });
  return post(pageUrl(site, "contact"), body, { headers });
}

const together = (count: number, run: (number: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, number) => run(number)));

/** A word-check cookie that looks as if this server had issued it at the given time. */
const cookieFrom = (issuedAt: number) => `wc_contact_${randomBytes(9).toString("base64url")}=${issuedAt}`;

onOneServer((site) => {
  test.each<[string, Record<string, string>]>([
    ["with another Origin", { origin: "https://evil.example" }],
    ["by a sandboxed frame or a local file", { origin: "null" }],
    ["by a host that begins like ours", { origin: "http://localhost.evil.example:3000" }],
    ["by our host over another scheme", { origin: "https://localhost:3000" }],
    ["with Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
    ["with Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ])("a form sent from another site %s gets a 403", async (_from, headers) => {
    const cookie = await wordCookie(site().url, "contact");
    const answer = await send(site(), { cookie, ...headers });
    expectOurPage(answer, 403);
    expect(answer.body).toContain("sent from another site");
    const background = await post(`${site().url}/messages/inquiry`, multipart(FIELDS.inquiry), { headers });
    expect(background.status).toBe(403);
    await expectNothingKept(site());
  });

  test("a form whose Origin is not a URL gets a 403 with the security headers", async () => {
    const answer = await send(site(), { origin: "http://localhost:3000.evil.example" });
    expect(answer.status).toBe(403);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    await expectNothingKept(site());
  });

  describe("word-check cookies", () => {
    const expectNewWord = async (answer: Awaited<ReturnType<typeof send>>) => {
      expectOurPage(answer, 422);
      expect(answer.body).toMatch(/the word in the picture|the new word/);
      expect(answer.body).toContain("/word-check/contact.png");
      expect(answer.body).toContain("A ledger");
      await expectNothingKept(site());
    };

    test("a malformed cookie is refused", async () => {
      const [name] = (await wordCookie(site().url, "contact")).split("=");
      for (const cookie of [
        `${name}=${randomBytes(60).toString("base64url")}`,
        `${name}=`,
        `wc_contact___proto__=${Date.now()}`,
        `wc_contact_=${"1".repeat(12_000)}`,
      ]) {
        await expectNewWord(await send(site(), { cookie }));
      }
    });

    test("a cookie that was issued for another form is refused", async () => {
      await expectNewWord(await send(site(), { cookie: await wordCookie(site().url, "application") }));
    });

    test("a cookie that expired more than ten minutes ago, or is dated more than ten minutes in the future, is refused", async () => {
      // A cookie is valid for twenty minutes, and clocks may differ by ten.
      for (const age of [31 * MINUTE, -11 * MINUTE]) {
        await expectNewWord(await send(site(), { cookie: cookieFrom(Date.now() - age) }));
      }
    });
  });

  test("a word-check cookie is accepted even if the clocks of two servers differ by up to ten minutes", async () => {
    for (const age of [29 * MINUTE, -9 * MINUTE]) {
      const cookie = cookieFrom(Date.now() - age);
      expect((await send(site(), { cookie }, { message: `${age}` })).status).toBe(303);
    }
  });

  test("a word sent with ten concurrent messages is accepted only once", async () => {
    const cookie = await wordCookie(site().url, "contact");
    const before = Number((await site().query("select count(*) as n from messages"))[0]?.n);
    const answers = await together(10, (number) =>
      send(site(), { cookie }, { message: `Replay ${number}`, email: `replay${number}@example.com` }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    const [row] = await site().query("select count(*) as n from messages");
    expect(Number(row?.n)).toBe(before + 1);
  });
});

onOneServer(
  (site) => {
    test("a forged X-Forwarded-For does not get around the rate limit for forms", async () => {
      const answers = await together(30, (number) => {
        const visitor = `203.0.113.${number}`;
        const headers = { "x-forwarded-for": `${visitor}, 198.51.100.7`, forwarded: `for=${visitor}` };
        return post(pageUrl(site(), "inquiry"), multipart({ ...FIELDS.inquiry, name: "" }), { headers });
      });
      const refused = answers.filter(({ status }) => status === 429);
      // Twenty forms are allowed in ten minutes, so at least ten of the thirty are refused.
      expect(refused.length).toBeGreaterThanOrEqual(10);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(30 - refused.length);
      const [answer = answers[0] as Answer] = refused;
      expectOurPage(answer, 429);
      expect(answer.body).toContain("Back button brings back what you typed");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      await expectNothingKept(site());
    });

    test("a forged X-Forwarded-For does not get around the rate limit for word pictures", async () => {
      const url = `${site().url}/word-check/contact.png`;
      const answers = await together(64, (number) =>
        ask(url, { headers: { "x-forwarded-for": `203.0.113.${number}` } }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    });
  },
  { environment: { RATE_LIMIT: "on" } },
);
