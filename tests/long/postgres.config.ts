import { mergeConfig } from "vitest/config";
import unitTests from "../../vitest.config.ts";

/** `npm run test:postgres`: the tests in intake/ and cli/, and the attacks that use the database, on PostgreSQL. */
const config = mergeConfig(unitTests, { test: { provide: { testedDatabase: "postgres" } } });
config.test.include = [
  "{intake,cli}/**/*.test.ts",
  "tests/attacks/{forged-requests,hostile-files,hostile-text,staff-inbox,what-staff-see}.test.ts",
];

export default config;
