import type { FinishedRequest, Route } from "./finished-requests.ts";

const NAME = "aldergate_http_request_duration_seconds";
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const METHODS = ["GET", "HEAD", "POST"];

type Series = { labels: string; counts: Float64Array; sum: number };

/**
 * How long answers took, as a Prometheus histogram. prom-client's takes microseconds for each observation, a good part
 * of what a page costs here; this one bumps a number.
 */
export class RequestTimes {
  readonly #series = new Map<Route, Series[]>();

  observe({ route, method, status, seconds }: FinishedRequest): void {
    const series = this.#find(route, method, Math.floor(status / 100));
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  #find(route: Route, method: string, statusClass: number): Series {
    let known = this.#series.get(route);
    if (!known) {
      known = [];
      this.#series.set(route, known);
    }
    const index = (METHODS.indexOf(method) + 1) * 10 + statusClass;
    known[index] ??= {
      labels: `route="${route}",method="${METHODS.includes(method) ? method : "other"}",status="${statusClass}xx"`,
      counts: new Float64Array(BOUNDS.length + 1),
      sum: 0,
    };
    return known[index];
  }

  /** In the text format that Prometheus reads. */
  toText(): string {
    const lines = [
      `# HELP ${NAME} Answers and the time until they were on their way, by kind of route.`,
      `# TYPE ${NAME} histogram`,
    ];
    for (const series of this.#series.values()) {
      for (const { labels, counts, sum } of Object.values(series)) {
        let total = 0;
        for (const [index, count] of counts.entries()) {
          total += count;
          lines.push(`${NAME}_bucket{${labels},le="${BOUNDS[index] ?? "+Inf"}"} ${total}`);
        }
        lines.push(`${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`);
      }
    }
    return `${lines.join("\n")}\n`;
  }
}
