import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../../intake/testing/free-port.ts";
import { eventually } from "./eventually.ts";

export type RunningServer = {
  url: string;
  pid: number;
  /** Kills the process without a graceful shutdown. */
  kill(): Promise<void>;
  /** Stops the process gracefully and returns its exit code. */
  stop(): Promise<number | null>;
  /** What the process has printed so far. */
  output(): string;
  /** The peak of the resident memory, in MB. */
  peakMemory(): number;
  /** The number of open file descriptors, which include connections. */
  descriptors(): number;
};

type Surroundings = {
  /** A prefix for the command that starts the server, for example a shell that sets resource limits. */
  launcher?: readonly string[];
  /** The project folder with the build to serve. */
  folder?: string;
};

/** Starts the built site in a process of its own and waits until it responds. */
export async function startServer(
  environment: Record<string, string>,
  script = "server/start.ts",
  { launcher = [], folder = process.cwd() }: Surroundings = {},
): Promise<RunningServer> {
  const port = environment.PORT ?? (await freePort());
  const [command = "", ...rest] = [...launcher, process.execPath, script];
  const child = spawn(command, rest, {
    env: {
      ...process.env,
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "error",
      WORD_CHECK_TEST_WORD: "heron",
      RATE_LIMIT: "off",
      // Shortens the start by about a quarter.
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
      ...environment,
      PORT: String(port),
    },
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  }
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false;
  }, 120_000).catch((error: Error) => {
    child.kill("SIGKILL");
    throw new Error(`${error.message}\n${printed.join("")}`, { cause: error });
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
    output: () => printed.join(""),
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    peakMemory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
  };
}
