import { describe, expect, test } from "vitest";
import { DATABASES, openPlacedIntake, storedBytes } from "./testing/test-databases.ts";
import { APPLICATION, expectOutcome, post } from "./testing/test-intake.ts";

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
  test("if the last statement fails, a job application is not stored, nor are its files", async () => {
    const intake = await openPlacedIntake(database);
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
});
