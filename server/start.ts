/** `npm start` and `npm run serve`: serves the built site and stores the messages that visitors send. */
import "./production.ts";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { loadSearchIndex, siteSearch } from "../app/search/query.ts";
import { createIntake, type Intake } from "../intake/intake.ts";
import { proxyTrust } from "./http/client-address.ts";
import { countArrivals } from "./http/count-arrivals.ts";
import { listen } from "./http/listen.ts";
import { serveInbox } from "./http/serve-inbox.ts";
import { createSiteServer } from "./http/site-server.ts";
import { createLog, logCrashes } from "./operations/log.ts";
import { createMetrics } from "./operations/metrics.ts";
import { serveMetrics } from "./operations/metrics-server.ts";
import { createObserver } from "./operations/observer.ts";
import { createReadiness } from "./operations/readiness.ts";
import { readVersion } from "./operations/release.ts";
import { drainOnSignal } from "./operations/shutdown.ts";
import { loggedRequest, onAnsweredRequest } from "./operations/watch-requests.ts";
import { buildFiles } from "./pages/build-files.ts";
import { builtPages, notFoundPath } from "./pages/built-pages.ts";
import { loadServerBuild, pageRenderer } from "./pages/page-renderer.ts";
import { loadEnvironment } from "./settings/environment.ts";
import { intakeOptions } from "./settings/intake-options.ts";
import { announce, builtForPublicUrl, refuseOtherBuild } from "./settings/start-messages.ts";

const SWEEP_INTERVAL_MS = 5 * 60 * 1000;

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const environment = loadEnvironment({ PUBLIC_URL: builtForPublicUrl() });
  refuseOtherBuild(process.env.PUBLIC_URL && environment.PUBLIC_URL);
  const log = createLog(environment.LOG_LEVEL);
  const metrics = environment.METRICS_ADDRESS ? createMetrics() : undefined;
  const observer = createObserver(log, metrics);
  // The link `build` may point to a newer build later. Its files would not match the pages that visitors have open.
  const files = buildFiles(realpathSync("build"));
  const build = await loadServerBuild(files);
  const { closedOpening, openingTitle } = build.entry.module;
  const intake = await createIntake(
    intakeOptions(environment, { log, observer, closedOpening, openingTitle }),
  );
  const readiness = createReadiness(intake, log, join(files.client, "index.html"));
  metrics?.watchStore({ ...intake, isUp: readiness.isStoreUp });
  const onError = (error: unknown) => log.error({ err: error }, "A request failed");
  const version = readVersion();
  metrics?.watchRelease(version, environment.BACKUP_DIR);
  const search = siteSearch(() => loadSearchIndex(files.search));
  const renderPage = pageRenderer(build, "production", search, onError);
  const { isPage, hasForm } = builtPages(build);
  const notFoundPages: Record<string, string> = JSON.parse(readFileSync(files.notFoundPages, "utf8"));

  const server = createSiteServer({
    clientFolder: files.client,
    hasForm,
    intake,
    renderPage,
    notFoundPage: (path) => notFoundPages[notFoundPath(path)] ?? "",
    isTrusted: proxyTrust(environment.TRUST_PROXY),
    secureCookies: environment.PUBLIC_URL.startsWith("https:"),
    readiness,
    version,
    warn: (fields, message) => log.warn(fields, message),
    onError,
  });
  onAnsweredRequest(server, (answered) => {
    metrics?.observeRequest(answered);
    log.debug(loggedRequest(answered, isPage), "Request completed");
  });

  countArrivals(server, {
    isPage: (path) => isPage(path) || path === "/search",
    siteHost: new URL(environment.PUBLIC_URL).hostname,
    count: intake.countArrival,
  });

  const inbox = { ...intake.inbox, isPage, openingTitle, version, log };
  const inboxServer = await serveInbox(environment, inbox, () => import(files.staff));
  const { METRICS_ADDRESS } = environment;
  const metricsServer = metrics && METRICS_ADDRESS && (await serveMetrics(metrics, METRICS_ADDRESS));
  await listen(server, "HOST and PORT", environment.HOST, environment.PORT);
  announce(environment);
  logCrashes(log);
  const stopSweeping = sweepRegularly(intake, log);
  drainOnSignal(server, {
    log,
    async release() {
      stopSweeping();
      inboxServer?.closeAllConnections();
      inboxServer?.close();
      await intake.close();
      metricsServer?.close();
    },
  });
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
