import { expect, test } from "vitest";
import { onEachDatabase } from "./testing/test-databases.ts";

onEachDatabase((openIntake) => {
  test("ready says whether something can be stored", async () => {
    const intake = await openIntake();
    await expect(intake.ready()).resolves.toBeUndefined();
    await intake.close();
    await expect(intake.ready()).rejects.toThrow();
  });
});
