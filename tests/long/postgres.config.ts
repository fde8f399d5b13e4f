import { mergeConfig } from "vitest/config";
import unitTests from "../../vitest.config.ts";

/** The unit tests that use a database, on PostgreSQL. `npm run test:postgres` */
const config = mergeConfig(unitTests, { test: { provide: { testedDatabase: "postgres" } } });
config.test.include = ["{intake,cli}/**/*.test.ts", "tests/attacks/*.test.ts"];

export default config;
