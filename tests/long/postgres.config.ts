import { mergeConfig } from "vitest/config";
import unitTests from "../../vitest.config.ts";

/** `npm run test:postgres`: the tests in intake/, cli/ and tests/attacks/, on PostgreSQL instead of SQLite. */
const config = mergeConfig(unitTests, { test: { provide: { testedDatabase: "postgres" } } });
config.test.include = ["{intake,cli}/**/*.test.ts", "tests/attacks/*.test.ts"];

export default config;
