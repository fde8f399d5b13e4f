import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `npm run test:copies`: tests that copy the project, change the copy and build it. */
export default defineConfig({
  test: {
    include: ["tests/long/**/*.test.ts"],
    maxWorkers: availableParallelism(),
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
