import { describe, expect, test } from "vitest";
import { onEachDatabase } from "./testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  fetchWord,
  formRequest,
  post,
} from "./testing/test-intake.ts";

onEachDatabase((openIntake) => {
  describe("the word", () => {
    test("fifty replays at once are one success", async () => {
      const intake = await openIntake();
      const cookie = await fetchWord(intake, "contact");
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          intake.receive(
            "contact",
            formRequest({ ...CONTACT, subject: `No. ${number}` }, { cookie }),
            CLIENT,
          ),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
      const refused = outcomes.filter(({ outcome }) => outcome === "invalid");
      expect(refused).toHaveLength(49);
      for (const outcome of refused) {
        expect(Object.keys(expectOutcome(outcome, "invalid").fieldErrors)).toEqual(["type_the_word"]);
      }
      expect(await intake.count("submissions")).toBe(1);
    });

    test("two tabs each have theirs", async () => {
      const intake = await openIntake();
      const first = await fetchWord(intake, "contact");
      const both = `${first}; ${await fetchWord(intake, "contact", first)}`;
      for (const subject of ["one", "two"]) {
        const request = formRequest({ ...CONTACT, subject }, { cookie: both });
        expectOutcome(await intake.receive("contact", request, CLIENT), "accepted");
      }
      const third = formRequest({ ...CONTACT, subject: "three" }, { cookie: both });
      expectOutcome(await intake.receive("contact", third, CLIENT), "invalid");
    });

    test("of the other form, or none at all, is refused", async () => {
      const intake = await openIntake();
      const other = formRequest(CONTACT, { cookie: await fetchWord(intake, "application") });
      expectOutcome(await intake.receive("contact", other, CLIENT), "invalid");
      expectOutcome(await intake.receive("contact", formRequest(CONTACT), CLIENT), "invalid");
    });

    test("survives a restart, and being used does too", async () => {
      const before = await openIntake();
      const cookie = await fetchWord(before, "contact");
      const used = await fetchWord(before, "contact");
      expectOutcome(
        await before.receive("contact", formRequest(CONTACT, { cookie: used }), CLIENT),
        "accepted",
      );
      await before.close();
      const after = await openIntake(before.place);
      const again = formRequest({ ...CONTACT, subject: "another" }, { cookie: used });
      expectOutcome(await after.receive("contact", again, CLIENT), "invalid");
      const fresh = formRequest({ ...CONTACT, subject: "another" }, { cookie });
      expectOutcome(await after.receive("contact", fresh, CLIENT), "accepted");
    });

    test("uses are forgotten once their words could no longer be believed", async () => {
      const intake = await openIntake();
      await post(intake, "contact", CONTACT);
      await intake.sweep();
      expect(await intake.count("word_check_uses")).toBe(1);
      intake.clock.now = new Date("2026-03-02T11:00:00Z");
      await intake.sweep();
      expect(await intake.count("word_check_uses")).toBe(0);
    });
  });

  describe("sending twice", () => {
    test("a double click stores one message and thanks twice", async () => {
      const intake = await openIntake();
      const cookie = await fetchWord(intake, "contact");
      const [first, second] = await Promise.all(
        [1, 2].map(() => intake.receive("contact", formRequest(CONTACT, { cookie }), CLIENT)),
      );
      expect(first).toEqual(second);
      expectOutcome(first ?? { outcome: "refused", status: 400, message: "" }, "accepted");
      expect(await intake.count("submissions")).toBe(1);
      expect(await intake.count("deliveries")).toBe(2);
    });

    test("a resend hours later, its word long used and gone, gets the same reference", async () => {
      const intake = await openIntake();
      const first = await post(intake, "contact", CONTACT);
      intake.clock.now = new Date("2026-03-03T09:00:00Z");
      expect(await intake.receive("contact", formRequest(CONTACT), CLIENT)).toEqual(first);
      intake.clock.now = new Date("2026-03-03T11:00:00Z");
      expectOutcome(await intake.receive("contact", formRequest(CONTACT), CLIENT), "invalid");
    });

    test("an application sent again with its files keeps one copy of them", async () => {
      const intake = await openIntake();
      const fields = { ...APPLICATION, resume: new File(["my life"], "cv.pdf") };
      const first = await post(intake, "application", fields);
      expect(await post(intake, "application", fields)).toEqual(first);
      expect(await intake.count("files")).toBe(1);
      const other = { ...APPLICATION, resume: new File(["my other life"], "cv.pdf") };
      expect(expectOutcome(await post(intake, "application", other), "accepted")).not.toEqual(first);
      expect(await intake.count("files")).toBe(2);
    });
  });

  describe("spam", () => {
    test("is thanked for, kept and not delivered", async () => {
      const intake = await openIntake();
      const outcome = await intake.receive(
        "contact",
        formRequest({ name: "Bot", email: "not an address", message: "Buy\0this", alder_ring: "yes" }),
        CLIENT,
      );
      const { reference } = expectOutcome(outcome, "accepted");
      const [row] = await intake.query("select reference, status, fields from submissions");
      expect(row).toMatchObject({ reference, status: "spam" });
      expect(JSON.parse(String(row?.fields))).toMatchObject({ name: "Bot", message: "Buy\ufffdthis" });
      expect(await intake.count("deliveries")).toBe(0);
    });

    test("does not swallow the same message sent honestly", async () => {
      const intake = await openIntake();
      const spam = await post(intake, "contact", { ...CONTACT, alder_ring: "filled by mistake" });
      expect(await post(intake, "contact", CONTACT)).not.toEqual(spam);
      expect(await intake.count("submissions")).toBe(2);
    });
  });
});
