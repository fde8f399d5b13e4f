/** `npm start` and `npm run serve`: serves the built site and stores the messages that visitors send. */
import "./production.ts";
import type { Logger } from "pino";
import { pagePaths } from "../app/page-paths.ts";
import { createIntake, type Intake } from "../intake/intake.ts";
import { proxyTrust } from "./client-address.ts";
import { type Environment, loadEnvironment } from "./environment.ts";
import { renderFixedPages } from "./fixed-pages.ts";
import { intakeOptions } from "./intake-options.ts";
import { createLog, logCrashes } from "./log.ts";
import { loggedRequest, logSubmissions } from "./log-requests.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { serveMetrics } from "./metrics-server.ts";
import { loadServerBuild, pageRenderer } from "./page-renderer.ts";
import { createReadiness } from "./readiness.ts";
import { drainOnSignal } from "./shutdown.ts";
import { loadSearchEntries, siteSearch } from "./site-search.ts";
import { createSiteServer } from "./site-server.ts";
import { announce, failedToListen, refuseOtherBuild } from "./start-messages.ts";
import { onAnsweredRequest } from "./watch-requests.ts";

const SWEEP_INTERVAL_MS = 5 * 60 * 1000;

try {
  await start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function start() {
  const environment = loadEnvironment();
  refuseOtherBuild(process.env.PUBLIC_URL && environment.PUBLIC_URL);
  const log = createLog(environment.LOG_LEVEL);
  const metrics = environment.METRICS_ADDRESS || environment.VITALS === "on" ? createMetrics() : undefined;
  const observer = logSubmissions(log, metrics?.observer);
  const intake = await createIntake(intakeOptions(environment, { log, observer }));
  metrics?.watchQueue(intake.queueDepth);
  const readiness = createReadiness(intake, log);
  const onError = (error: unknown) => log.error({ err: error }, "A request failed");
  const build = await loadServerBuild();
  const search = siteSearch(await loadSearchEntries());
  const renderPage = pageRenderer(build, "production", search, onError);
  const pages = new Set(pagePaths());
  const isPage = (path: string) => pages.has(path);
  const isLimited = environment.RATE_LIMIT === "on";

  const server = createSiteServer({
    isPage,
    fixedPages: await renderFixedPages(build, renderPage, search),
    intake,
    renderPage,
    isTrusted: proxyTrust(environment.TRUST_PROXY),
    isLimited,
    connectionsPerAddress: isLimited ? environment.CONNECTIONS_PER_ADDRESS : undefined,
    readiness,
    recordVital: environment.VITALS === "on" ? metrics?.recordVital : undefined,
    onError,
  });
  onAnsweredRequest(server, (answered) => {
    metrics?.observeRequest(answered);
    log.debug(loggedRequest(answered, isPage), "Request completed");
  });

  const metricsServer = await listenForMetrics(environment, metrics);
  server.once("error", (error: NodeJS.ErrnoException) => fail(failedToListen(error, environment)));
  server.listen(environment.PORT, environment.HOST, () => announce(environment));
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

async function listenForMetrics({ METRICS_ADDRESS: address }: Environment, metrics: Metrics | undefined) {
  if (!metrics || !address) return undefined;
  return serveMetrics(metrics, address).catch((error: Error) =>
    fail(
      `The server can't listen on METRICS_ADDRESS ${address.host}:${address.port} (${error.message}). Choose another address.`,
    ),
  );
}

function sweepRegularly(intake: Intake, log: Logger): () => void {
  const sweep = () =>
    intake
      .sweep()
      .catch((error) =>
        log.error({ err: error }, "Expired data could not be removed; retrying in five minutes"),
      );
  // Sweeps once at start, instead of waiting for the first interval.
  void sweep();
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS);
  return () => clearInterval(sweeping);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
