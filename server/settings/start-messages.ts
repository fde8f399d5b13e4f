/** Messages to the operator at start. */
import { existsSync, readFileSync } from "node:fs";
import { isLoopback } from "../../intake/loopback.ts";
import { buildFiles } from "../pages/build-files.ts";
import type { Environment } from "./environment.ts";

const builtForFile = buildFiles().publicUrl;

/**
 * The address that the pages were built for. Undefined if there is no build, or if it was built for localhost: then PORT
 * decides.
 */
export function builtForPublicUrl(): string | undefined {
  const url = existsSync(builtForFile) ? readFileSync(builtForFile, "utf8") : "http://localhost";
  return isLoopback(new URL(url).hostname) ? undefined : url;
}

/** Throws if there is no build, or if PUBLIC_URL is set and the pages were built for another URL. */
export function refuseOtherBuild(publicUrl: string | undefined) {
  if (!existsSync(builtForFile)) {
    throw new Error(
      "The site has not been built. Run `npm run build`, or `npm start`, which builds when needed.",
    );
  }
  const builtFor = readFileSync(builtForFile, "utf8");
  if (!publicUrl || publicUrl === builtFor) return;
  throw new Error(
    `The pages were built for ${builtFor}, but PUBLIC_URL is ${publicUrl}.\nRun \`PUBLIC_URL=${publicUrl} npm run build\`, or \`npm start\`, which builds when needed.`,
  );
}

export function announce(environment: Environment) {
  const { PUBLIC_URL, HOST, PORT } = environment;
  console.log(`The site is served at ${PUBLIC_URL}`);
  if (!isLoopback(new URL(PUBLIC_URL).hostname)) {
    console.log(`The server listens on ${HOST}, port ${PORT}`);
  }
  if (!isLoopback(environment.HOST)) {
    console.warn(
      `WARNING: HOST is ${environment.HOST}, so other machines can connect. This server must not face the internet without a reverse proxy: see docs/security.md.`,
    );
  }
  if (!environment.SMTP_URL) {
    console.log("Mail is off: messages are stored, and emails stay queued until SMTP_URL is set.");
  }
  if (environment.WORD_CHECK_TEST_WORD) {
    console.warn(
      `WARNING: every word check asks for "${environment.WORD_CHECK_TEST_WORD}". Unset WORD_CHECK_TEST_WORD on a public server.`,
    );
  }
  if (environment.RATE_LIMIT === "off")
    console.warn("WARNING: rate limits are off. If this server is public, set RATE_LIMIT=on.");
  if (environment.WEBHOOK_URL) {
    console.warn(
      `WARNING: WEBHOOK_URL sends messages to ${new URL(environment.WEBHOOK_URL).host}. Make sure that the privacy policy names this recipient: list it under processors in content/company.yaml.`,
    );
  }
}
