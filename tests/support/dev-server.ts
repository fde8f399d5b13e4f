import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../intake/testing/free-port.ts";

type DevServer = { site: string; mails: string; inbox: string; editor: string; stop(): void };

/**
 * Starts the development server in a folder, with a new data folder, and waits until it is ready. `editor/start.ts`
 * starts the editor too.
 */
export async function startDevServer(
  folder = process.cwd(),
  script: "server/dev.ts" | "editor/start.ts" = "server/dev.ts",
): Promise<DevServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "dev-"));
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      EDITOR_PORT: String(await freePort()),
      INBOX_ADDRESS: `127.0.0.1:${await freePort()}`,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lastLine = script === "server/dev.ts" ? /^Messages .*\n/m : /^Editor .*\n/m;
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The dev server ended with ${code}: ${printed}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (lastLine.test(printed)) resolve();
    });
  });
  return {
    site: /^Site\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    editor: /^Editor\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    inbox: /^Inbox\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    mails: /^Emails\s+(\S+)$/m.exec(printed)?.[1] ?? "",
    stop() {
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
