import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Load = { perSecond: number; p99: number };

/** Sends GET requests to one URL for the given time. Each connection waits for a response before the next request. */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s"];
  const { stdout } = await run("wrk", [...options, "-H", "Accept-Encoding: gzip", url]);
  const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(stdout);
  if (failures) throw new Error(`${url} at ${connections} connections: ${failures[0]}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: toMilliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? ""),
  };
}

function toMilliseconds(time: string): number {
  const [, value = "", unit = ""] = /^([\d.]+)(us|ms|s)$/.exec(time) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}
