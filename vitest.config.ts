import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,intake,server,staff,cli,scripts,bench}/**/*.test.ts", "tests/{,attacks/}*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    provide: { testedDatabase: "sqlite" },
    // One worker per core. Vitest's default is fewer, but these tests mostly wait for servers.
    maxWorkers: availableParallelism(),
    // So long that only a hanging test reaches these limits, however slow the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
