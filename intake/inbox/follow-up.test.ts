import { expect, test } from "vitest";
import { openTestedIntake, testedDatabase } from "../testing/test-databases.ts";
import { CONTACT, post } from "../testing/test-intake.ts";

test(`a status that the version before has set during a release is replaced, on ${testedDatabase}`, async () => {
  const intake = await openTestedIntake();
  await post(intake, "contact", CONTACT);
  await post(intake, "contact", { ...CONTACT, subject: "Another" });
  await intake.query("update messages set progress = 'in-work', owner = 'Ann'");
  await intake.query("update messages set progress = 'done' where search_text like '%another%'");
  await intake.sweep();
  expect(await intake.query("select progress, owner from messages order by progress")).toEqual([
    { progress: "done", owner: "Ann" },
    { progress: "new", owner: "Ann" },
  ]);
});
