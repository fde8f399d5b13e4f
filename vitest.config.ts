import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,intake,server,cli,scripts,bench}/**/*.test.ts", "tests/{,attacks/}*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    provide: { testedDatabase: "sqlite" },
    // One worker per core. Vitest's default is fewer, but these tests mostly wait for servers.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
