import { expect, test } from "vitest";
import { onTestedDatabase } from "./testing/test-databases.ts";

onTestedDatabase((openIntake) => {
  test("ready() resolves while messages can be stored, and rejects after close()", async () => {
    const intake = await openIntake();
    await expect(intake.ready()).resolves.toBeUndefined();
    await intake.close();
    await expect(intake.ready()).rejects.toThrow();
  });
});
