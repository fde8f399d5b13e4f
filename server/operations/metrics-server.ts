import { createServer, type Server } from "node:http";
import { listen } from "../http/listen.ts";
import type { Environment } from "../settings/environment.ts";
import type { Metrics } from "./metrics.ts";

type Address = NonNullable<Environment["METRICS_ADDRESS"]>;

/** Serves the metrics on their own address, which should not be public. Rejects if the address can't be used. */
export function serveMetrics(metrics: Metrics, { host, port }: Address): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end("The metrics are at GET /metrics\n");
      return;
    }
    const text = await metrics.toText();
    response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  });
  return listen(server, "METRICS_ADDRESS", host, port);
}
