import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import { createIntake, type Intake } from "../intake/intake.ts";
import { createApp } from "./app.ts";
import { BadEnvironment, type Environment, parseEnvironment } from "./environment.ts";
import { filesFirst } from "./files-first.ts";
import { onFinishedRequest } from "./finished-requests.ts";
import { intakeOptions } from "./intake-options.ts";
import { createLog, logCrashes } from "./log.ts";
import { loggedRequest, logSubmissions } from "./log-requests.ts";
import type { Metrics } from "./metrics.ts";
import { loadServerBuild, pageRenderer } from "./page-renderer.ts";
import { privacyWarnings } from "./privacy-warnings.ts";
import { createReadiness } from "./readiness.ts";
import { drainOnSignal } from "./shutdown.ts";
import { loadSite, type Site } from "./site-files.ts";
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
  const log = createLog(environment.LOG_LEVEL);
  const site = await loadSite();
  if (site.index.publicUrl !== environment.PUBLIC_URL) {
    fail(
      `The pages were built for ${site.index.publicUrl}, and PUBLIC_URL is ${environment.PUBLIC_URL}.\nRun \`npm run build\`, or \`npm start\`, which builds when needed.`,
    );
  }
  const metrics = await loadMetrics(environment);
  const observer = logSubmissions(log, metrics?.observer);
  const intake = await createIntake(intakeOptions(environment, { log, observer }));
  metrics?.watchQueue(intake.queueDepth);
  const readiness = createReadiness(intake, log);
  const onError = (error: unknown) => log.error({ err: error }, "A request failed");
  const build = await loadServerBuild();
  const search = siteSearch(await loadSearchEntries());
  const app = createApp({
    site,
    intake,
    renderPage: pageRenderer(() => build, "production", search, onError),
    trustedProxies: environment.TRUST_PROXY,
    readiness,
    recordVital: environment.VITALS === "on" ? metrics?.recordVital : undefined,
    onError,
  });
  const metricsServer = await listenForMetrics(environment, metrics);
  const server = listen(app.fetch, site, environment);
  watchRequests(server, { log, metrics, site });
  logCrashes(log);
  const stopSweeping = sweepRegularly(intake, log);
  drainOnSignal(server, {
    log,
    noticeMs: environment.DRAIN_SECONDS * 1000,
    startDraining: readiness.startDraining,
    async release() {
      stopSweeping();
      await intake.close();
      metricsServer?.close();
    },
  });
}

/** Only where they are wanted: counting takes time to load and a little of every request. */
async function loadMetrics(environment: Environment): Promise<Metrics | undefined> {
  if (!environment.METRICS_ADDRESS && environment.VITALS === "off") return undefined;
  return (await import("./metrics.ts")).createMetrics();
}

async function listenForMetrics({ METRICS_ADDRESS: address }: Environment, metrics: Metrics | undefined) {
  if (!metrics || !address) return undefined;
  const { serveMetrics } = await import("./metrics-server.ts");
  return serveMetrics(metrics, address).catch((error: Error) =>
    fail(`METRICS_ADDRESS: ${address.host}:${address.port} cannot be listened on (${error.message}).`),
  );
}

function listen(fetch: Parameters<typeof serve>[0]["fetch"], site: Site, environment: Environment): Server {
  const server = serve({
    fetch,
    createServer: filesFirst(site, environment.TRUST_PROXY),
    port: environment.PORT,
    hostname: environment.HOST,
    serverOptions: {
      headersTimeout: 15_000,
      // Bodies have a pace to keep instead; this is for the largest form at the slowest.
      requestTimeout: 15 * 60_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
      // A second Host then makes one that cannot be read, instead of being passed over.
      joinDuplicateHeaders: true,
    },
  }) as Server;
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    fail(
      `Port ${environment.PORT} is taken by another program.\nStop that program, or choose another port: PORT=3001 npm start`,
    );
  });
  server.on("listening", () => announce(environment));
  return server;
}

function announce(environment: Environment) {
  console.log(`The site is served at ${environment.PUBLIC_URL}`);
  if (!environment.SMTP_URL) {
    console.log("Mail is off: messages are stored, and their mails wait until SMTP_URL is set.");
  }
  if (environment.VITALS === "on" && !environment.METRICS_ADDRESS) {
    console.warn("VITALS is on without METRICS_ADDRESS: what browsers report can be seen nowhere.");
  }
  if (environment.WORD_CHECK_TEST_WORD) {
    console.warn(
      `WARNING: every word check asks for "${environment.WORD_CHECK_TEST_WORD}". Never run like this in public.`,
    );
  }
  if (environment.RATE_LIMIT === "off") console.warn("WARNING: rate limits are off.");
  for (const warning of privacyWarnings(environment)) console.warn(`WARNING: ${warning}`);
}

type Watchers = { log: Logger; metrics: Metrics | undefined; site: Site };

function watchRequests(server: Server, { log, metrics, site }: Watchers) {
  if (metrics) onFinishedRequest(server, metrics.observeRequest);
  if (log.isLevelEnabled("debug")) {
    onFinishedRequest(server, (finished) =>
      log.debug(loggedRequest(finished, site), "A request was answered"),
    );
  }
}

function sweepRegularly(intake: Intake, log: Logger): () => void {
  const sweep = () =>
    intake.sweep().catch((error) => log.error({ err: error }, "Expired entries could not be removed"));
  // At once too: what has outlived its days must not stay because the server is restarted every night.
  void sweep();
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS);
  return () => clearInterval(sweeping);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
