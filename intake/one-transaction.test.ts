import { describe, expect, test } from "vitest";
import { DATABASES, openPlacedIntake, storedBytes } from "./testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  fetchWord,
  formRequest,
  post,
} from "./testing/test-intake.ts";

const FAULT = {
  sqlite: [
    "create trigger fault before insert on deliveries begin select raise(abort, 'simulated fault'); end",
  ],
  postgres: [
    "create function fail() returns trigger language plpgsql as $$ begin raise 'simulated fault'; end $$",
    "create trigger fault before insert on deliveries execute function fail()",
  ],
};
const NO_FAULT = { sqlite: "drop trigger fault", postgres: "drop trigger fault on deliveries" };

describe.each(DATABASES)("transactions on %s", (database) => {
  const openIntake = () => openPlacedIntake(database);

  describe("a message is stored in one transaction", () => {
    test("if the last statement fails, a job application is not stored, nor are its files", async () => {
      const intake = await openIntake();
      for (const statement of FAULT[database]) await intake.query(statement);
      const fields = { ...APPLICATION, resume: new File(["my life"], "cv.pdf") };
      const { values, sentFiles } = expectOutcome(await post(intake, "application", fields), "unavailable");
      expect(values.message).toBe("I build things.");
      expect(sentFiles).toEqual(["resume"]);
      expect(intake.logged).toHaveLength(1);
      expect(await intake.count("messages")).toBe(0);
      for (const table of ["word_check_uses", "files", "file_chunks"])
        expect(await intake.count(table)).toBe(0);

      await intake.query(NO_FAULT[database]);
      expectOutcome(await post(intake, "application", fields), "accepted");
      expect((await storedBytes(intake, "resume")).toString()).toBe("my life");
    });

    test("if the store fails, the outcome is 'unavailable' and contains the typed text", async () => {
      const intake = await openIntake();
      const cookie = await fetchWord(intake, "contact");
      await intake.query(database === "sqlite" ? "drop table messages" : "drop table messages cascade");
      const outcome = await intake.receive("contact", formRequest(CONTACT, { cookie }), CLIENT);
      expect(expectOutcome(outcome, "unavailable").values.message).toBe("Hello,\r\nhow are you?");
    });
  });
});
