import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `npm run test:faults`: the tests that docs/reliability.md lists, and tests of the exit codes of the test scripts. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    provide: { testedDatabase: "sqlite" },
    // Most of these tests wait most of the time.
    maxWorkers: 4 * availableParallelism(),
    testTimeout: 20 * 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
