import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createIntake } from "../intake/intake.ts";
import { createApp } from "./app.ts";
import { BadEnvironment, parseEnvironment } from "./environment.ts";
import { filesFirst } from "./files-first.ts";
import { intakeOptions } from "./intake-options.ts";
import { loadServerBuild, pageRenderer } from "./page-renderer.ts";
import { drainOnSignal } from "./shutdown.ts";
import { loadSite } from "./site-files.ts";
import { loadSearchEntries, siteSearch } from "./site-search.ts";

const SWEEP_INTERVAL_MS = 5 * 60 * 1000;

try {
  await start();
} catch (error) {
  if (error instanceof BadEnvironment) fail(`A setting cannot be used.\n${error.message}`);
  fail(error instanceof Error ? error.message : String(error));
}

async function start() {
  const environment = parseEnvironment(process.env);
  const log = pino({ level: environment.LOG_LEVEL });
  const site = await loadSite();
  if (site.index.publicUrl !== environment.PUBLIC_URL) {
    fail(
      `The pages were built for ${site.index.publicUrl}, and PUBLIC_URL is ${environment.PUBLIC_URL}.\nRun \`npm run build\`, or \`npm start\`, which builds when needed.`,
    );
  }
  const intake = await createIntake(intakeOptions(environment, log));
  const build = await loadServerBuild();
  const app = createApp({
    site,
    intake,
    renderPage: pageRenderer(() => build, "production", siteSearch(await loadSearchEntries())),
    trustedProxies: environment.TRUST_PROXY,
  });

  const server = serve({
    fetch: app.fetch,
    createServer: filesFirst(site, environment.TRUST_PROXY),
    port: environment.PORT,
    hostname: environment.HOST,
    serverOptions: {
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    fail(
      `Port ${environment.PORT} is taken by another program.\nStop that program, or choose another port: PORT=3001 npm start`,
    );
  });
  server.on("listening", () => {
    console.log(`The site is served at ${environment.PUBLIC_URL}`);
    if (!environment.SMTP_URL) {
      console.log("Mail is off: messages are stored, and their mails wait until SMTP_URL is set.");
    }
    if (environment.WORD_CHECK_TEST_WORD) {
      console.warn(
        `WARNING: every word check asks for "${environment.WORD_CHECK_TEST_WORD}". Never run like this in public.`,
      );
    }
    if (environment.RATE_LIMIT === "off") console.warn("WARNING: rate limits are off.");
  });

  const sweeping = setInterval(() => {
    intake.sweep().catch((error) => log.error({ err: error }, "Expired entries could not be removed"));
  }, SWEEP_INTERVAL_MS);
  drainOnSignal(server, log, async () => {
    clearInterval(sweeping);
    await intake.close();
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
