import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PostgresCommand, PostgresReply } from "./postgres-process.ts";

type PostgresServer = {
  /** The URL of a database on this server. The database "postgres" always exists. */
  url(database: string): string;
  start(): Promise<void>;
  /** Closes all connections and stops the server. The data is kept. */
  stop(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
};

/** Starts a PostgreSQL server on a free port, in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const child = fork(fileURLToPath(new URL("./postgres-process.ts", import.meta.url)), { execArgv: [] });
  const port = await nextReply(child);
  async function command(name: PostgresCommand) {
    child.send(name);
    await nextReply(child);
  }
  return {
    url: (database) => `postgres://aldergate:test@127.0.0.1:${port}/${database}`,
    start: () => command("start"),
    stop: () => command("stop"),
    async remove() {
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}

/** Waits until the child process has replied, and returns the port of its server. */
function nextReply(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    function onExit(code: number | null) {
      reject(new Error(`The PostgreSQL process ended with exit code ${code}`));
    }
    child.once("exit", onExit);
    child.once("message", (reply: PostgresReply) => {
      child.off("exit", onExit);
      if ("error" in reply) reject(new Error(`PostgreSQL failed: ${reply.error}`));
      else resolve(reply.port);
    });
  });
}
