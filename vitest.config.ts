import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,intake,server,cli,scripts,bench}/**/*.test.ts", "tests/attacks/*.test.ts"],
    globalSetup: ["intake/testing/postgres-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
