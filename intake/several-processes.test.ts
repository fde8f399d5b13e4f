import { beforeEach, describe, expect, test } from "vitest";
import type { RateLimitSettings } from "./abuse/rate-limits.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { Outcome } from "./messages/outcome.ts";
import { makePlace, openPlacedIntake, type PlacedIntake } from "./testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  type Fields,
  fetchWord,
  formRequest,
  INQUIRY,
  makeDataDir,
  post,
} from "./testing/test-intake.ts";

const NO_LIMIT = { points: 1000, seconds: 600 };
const RATE_LIMITS: RateLimitSettings = {
  pace: NO_LIMIT,
  tries: { points: 60, seconds: 600 },
  network: NO_LIMIT,
  confirmations: { points: 4, seconds: 3600 },
  inquiries: NO_LIMIT,
  wordChecks: { points: 6, seconds: 600 },
};

let intakes: PlacedIntake[];

/** Opens two intakes that share only a database, like two machines. */
beforeEach(async () => {
  const { databaseUrl } = await makePlace("postgres");
  const open = () =>
    openPlacedIntake("postgres", { dataDir: makeDataDir(), databaseUrl, rateLimits: RATE_LIMITS });
  intakes = await Promise.all([open(), open()]);
});

function intake(number: number): PlacedIntake {
  const chosen = intakes[number % intakes.length];
  if (!chosen) throw new Error("no intake");
  return chosen;
}

/** Sends concurrent requests, spread over both intakes. */
function postAll(times: number, kind: MessageKind, fields: (number: number) => Fields, cookie: string) {
  return Promise.all(
    Array.from({ length: times }, (_, number) =>
      intake(number).receive(kind, formRequest(fields(number), { cookie }), CLIENT),
    ),
  );
}

function only(outcomes: Outcome[], kind: Outcome["outcome"]): Outcome[] {
  return outcomes.filter(({ outcome }) => outcome === kind);
}

describe("two processes on one database", () => {
  test("only one of fifty messages with the same CAPTCHA word, spread over both processes, is accepted", async () => {
    const cookie = await fetchWord(intake(0), "contact");
    const fields = (number: number) => ({
      ...CONTACT,
      subject: `No. ${number}`,
      email: `jo${number}@example.com`,
    });
    const outcomes = await postAll(50, "contact", fields, cookie);
    expect(only(outcomes, "accepted")).toHaveLength(1);
    for (const outcome of only(outcomes, "invalid")) {
      expect(Object.keys(expectOutcome(outcome, "invalid").fieldErrors)).toEqual(["type_the_word"]);
    }
    expect(only(outcomes, "invalid")).toHaveLength(49);
    expect(await intake(0).count("submissions")).toBe(1);
  });

  test("a form sent to both processes at the same time is stored as one message with one reference", async () => {
    const cookie = await fetchWord(intake(0), "contact");
    const [first, second] = await postAll(2, "contact", () => CONTACT, cookie);
    expect(first).toEqual(second);
    expect(first?.outcome).toBe("accepted");
    expect(await intake(0).count("submissions")).toBe(1);
    expect(await intake(0).count("deliveries")).toBe(2);
  });

  test("a file uploaded to one process can be used by the other", async () => {
    const resume = new File(["my life"], "cv.pdf");
    const failed = await post(intake(0), "application", { ...APPLICATION, message: "", resume });
    const [held] = expectOutcome(failed, "invalid").heldFiles;
    const retry = { ...APPLICATION, resume_held: held?.token ?? "" };
    expectOutcome(await post(intake(1), "application", retry), "accepted");
  });
});

describe("rate limits across two processes", () => {
  test("two processes share the limit on posts from one IP address, and other IP addresses are not affected", async () => {
    const outcomes = await postAll(70, "inquiry", () => ({ ...INQUIRY, name: "" }), "");
    expect(only(outcomes, "invalid")).toHaveLength(60);
    const [refused] = only(outcomes, "too-many");
    expect(refused).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    const neighbour = await intake(0).receive("inquiry", formRequest(INQUIRY), { address: "203.0.113.8" });
    expectOutcome(neighbour, "accepted");
  });

  test("two processes share the limit on confirmation emails to one email address, and store all messages", async () => {
    const cookies = await Promise.all(Array.from({ length: 6 }, () => fetchWord(intake(0), "contact")));
    const fields = (number: number) => ({
      ...CONTACT,
      subject: `No. ${number}`,
      email: number === 5 ? "sam@example.com" : "jo@example.com",
    });
    for (const [number, cookie] of cookies.entries()) {
      const request = formRequest(fields(number), { cookie });
      expectOutcome(await intake(number).receive("contact", request, CLIENT), "accepted");
    }
    expect(
      await intake(0).query("select kind, count(*) as n from deliveries group by kind order by kind"),
    ).toEqual([
      { kind: "staff-mail", n: "6" },
      { kind: "visitor-mail", n: "5" },
    ]);
  });

  test("two processes share the limit on requested CAPTCHA words", async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        intake(number).wordCheck.issue("contact", { cookieHeader: null, ...CLIENT }),
      ),
    );
    expect(asked.filter(({ outcome }) => outcome === "issued")).toHaveLength(6);
  });

  test("stored rate limit counts contain no IP or email addresses and are deleted once they have expired", async () => {
    await post(intake(0), "inquiry", INQUIRY);
    const rows = await intake(0).query("select key from rate_limits");
    expect(rows.map(({ key }) => String(key).split(":")[0]).sort()).toEqual([
      "confirmations",
      "inquiries",
      "pace",
      "tries",
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|jo@example/);
    await intake(0).query("update rate_limits set expire = 1 where key not like 'tries%'");
    await intake(1).sweep();
    expect(await intake(0).count("rate_limits")).toBe(1);
  });
});
