import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The slow tests: faults while the site is under load. `npm run test:faults` */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    provide: { testedDatabase: "sqlite" },
    maxWorkers: availableParallelism(),
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
});
