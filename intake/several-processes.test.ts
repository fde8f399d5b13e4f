import { beforeEach, describe, expect, test } from "vitest";
import type { MessageKind } from "./messages/common.ts";
import type { Outcome } from "./messages/outcome.ts";
import { makePlace, openPlacedIntake, type PlacedIntake } from "./testing/test-databases.ts";
import {
  CLIENT,
  CONTACT,
  expectOutcome,
  type Fields,
  fetchWord,
  formRequest,
  makeDataDir,
} from "./testing/test-intake.ts";

let intakes: PlacedIntake[];

/** Opens two intakes that share only a database, like two machines. */
beforeEach(async () => {
  const { databaseUrl } = await makePlace("postgres");
  const open = () => openPlacedIntake("postgres", { dataDir: makeDataDir(), databaseUrl });
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
});
