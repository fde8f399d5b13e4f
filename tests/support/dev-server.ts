import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../intake/testing/free-port.ts";

type DevServer = { site: string; mails: string; stop(): void };

/** Starts the development server in a folder, with a new data folder, and waits until it is ready. */
export async function startDevServer(folder = process.cwd()): Promise<DevServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "dev-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server/dev.ts"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The dev server ended with ${code}: ${printed}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (/^Messages .*\n/m.test(printed)) resolve();
    });
  });
  return {
    site: /^Site\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    mails: /^Emails\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    stop() {
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
