import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,intake,server,cli,scripts,bench}/**/*.test.ts", "tests/{,attacks/}*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    provide: { testedDatabase: "sqlite" },
    // Most of a test's time is a server's or a database's: a core for the runner itself would stand idle.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
