import { DEFAULT_RATE_LIMITS } from "../intake/abuse/rate-limits.ts";
import type { IntakeOptions } from "../intake/intake.ts";
import type { Environment } from "./environment.ts";

export function intakeOptions(environment: Environment, log: IntakeOptions["log"]): IntakeOptions {
  const { PORT, PUBLIC_URL } = environment;
  const localOrigins = ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${PORT}`);
  return {
    dataDir: environment.DATA_DIR,
    publicOrigins: [PUBLIC_URL, ...localOrigins],
    secureCookies: PUBLIC_URL.startsWith("https:"),
    rateLimits: environment.RATE_LIMIT === "off" ? "off" : DEFAULT_RATE_LIMITS,
    deliveries: {
      contact: ["staff-mail", "visitor-mail"],
      inquiry: ["staff-mail", "visitor-mail"],
      application: ["staff-mail", "visitor-mail"],
    },
    log,
    ...(environment.WORD_CHECK_TEST_WORD ? { testWord: environment.WORD_CHECK_TEST_WORD } : {}),
  };
}
