import { describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/test-databases.ts";
import { CLIENT, expectOutcome, formRequest, INQUIRY, post } from "../testing/test-intake.ts";

onEachDatabase((openIntake) => {
  describe("limits", () => {
    const rateLimits = {
      pace: { points: 100, seconds: 10 },
      tries: { points: 3, seconds: 600 },
      accepted: { points: 2, seconds: 3600 },
      wordChecks: { points: 4, seconds: 600 },
    };

    test("too many tries from one address: told when to come back, text kept, others unaffected", async () => {
      const intake = await openIntake({ rateLimits });
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expectOutcome(await post(intake, "inquiry", { ...INQUIRY, name: "" }), "invalid");
      }
      const { retryAfterSeconds, values } = expectOutcome(await post(intake, "inquiry", INQUIRY), "too-many");
      expect(retryAfterSeconds).toBeGreaterThan(500);
      expect(retryAfterSeconds).toBeLessThanOrEqual(600);
      expect(values.requirements).toBe("A bridge.");
      const neighbour = await intake.receive("inquiry", formRequest(INQUIRY), { address: "203.0.113.8" });
      expectOutcome(neighbour, "accepted");
    });

    test("too many messages from one sender, counted when taken and not when resent", async () => {
      const intake = await openIntake({
        rateLimits: { ...rateLimits, tries: { points: 100, seconds: 600 } },
      });
      const send = (requirements: string) => post(intake, "inquiry", { ...INQUIRY, requirements });
      const first = expectOutcome(await send("one"), "accepted");
      expect(await send("one")).toEqual(first);
      expectOutcome(await send("two"), "accepted");
      expectOutcome(await send("three"), "too-many");
      expect(await send("one")).toEqual(first);
      expect(await intake.count("submissions")).toBe(2);
    });

    test("too many words asked for", async () => {
      const intake = await openIntake({ rateLimits });
      const ask = () => intake.wordCheck.issue("contact", { cookieHeader: null, ...CLIENT });
      for (let asked = 0; asked < 4; asked += 1) expect((await ask()).outcome).toBe("issued");
      expect(await ask()).toMatchObject({ outcome: "too-many", retryAfterSeconds: expect.any(Number) });
      const spoken = await intake.wordCheck.audio("contact", { cookieHeader: null, ...CLIENT });
      expect(spoken.outcome).toBe("too-many");
    });
  });
});
