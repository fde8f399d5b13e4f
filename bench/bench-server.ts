import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../tests/support/running-server.ts";

/** Starts a server with its own data folder, which is deleted when the server stops. */
export async function startBenchServer(
  settings: Record<string, string> = {},
  surroundings?: Parameters<typeof startServer>[2],
) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await startServer({ DATA_DIR: folder, ...settings }, undefined, surroundings);
  return {
    ...server,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
