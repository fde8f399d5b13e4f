import { mergeConfig } from "vitest/config";
import unitTests from "../vitest.config.ts";

/** `npm run test:quick`: the unit tests without those that start servers, terminals or many processes. */
const config = mergeConfig(unitTests, {});
config.test.include = ["{app,intake,server,scripts,bench}/**/*.test.ts"];
config.test.exclude = [
  "intake/{move,outbox,store}/**",
  "intake/several-processes.test.ts",
  "server/dev.test.ts",
  "server/{operations,settings}/**",
];

export default config;
