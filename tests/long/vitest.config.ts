import { defineConfig } from "vitest/config";

/** Tests that copy the project, change it and build it. `npm run test:copies` */
export default defineConfig({
  test: {
    include: ["tests/long/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
