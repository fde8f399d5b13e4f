import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { APPLICATION, expectOutcome, openIntake, post, type TestIntake } from "./testing/test-intake.ts";

const MARK = "a line that only this résumé has";

function isOnDisk({ dataDir }: TestIntake): boolean {
  return readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(MARK));
}

const resume = () => new File([MARK.repeat(20_000)], "cv.pdf");

test("sweep() erases a résumé from the disk after its retention period, while the server runs", async () => {
  const intake = await openIntake({ retentionDays: 30 });
  expectOutcome(await post(intake, "application", { ...APPLICATION, resume: resume() }), "accepted");
  await intake.sweep();
  expect(isOnDisk(intake)).toBe(true);
  intake.clock.now = new Date("2026-04-02T10:00:00Z");
  await intake.sweep();
  expect(isOnDisk(intake)).toBe(false);
});
