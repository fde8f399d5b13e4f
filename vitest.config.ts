import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,intake,server,cli,scripts}/**/*.test.ts"], testTimeout: 30_000 },
});
