import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "start-messages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script in a folder that has no build, only a `.env` file with the given line. */
function start(script: string, setting: string) {
  writeFileSync(join(folder, ".env"), `${setting}\n`);
  const { PORT: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [resolve(script)], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  return { status, stderr };
}

test.each(["server/start.ts", "server/dev.ts"])("%s reads .env and names an invalid setting", (script) => {
  expect(start(script, "PORT=abc")).toEqual({
    status: 1,
    stderr:
      "Some settings are invalid. Fix them in the environment or in .env:\nPORT must be a whole number from 1 to 65535.\n",
  });
});

test("a server whose port is in use suggests the next port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, ["server/start.ts"], {
    encoding: "utf8",
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data") },
  });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use by another program.`);
  expect(stderr).toContain(`PORT=${port + 1} npm start`);
});

test("a server without a build says how to build the site", () => {
  expect(start("server/start.ts", "LOG_LEVEL=error")).toEqual({
    status: 1,
    stderr: "The site has not been built. Run `npm run build`, or `npm start`, which builds when needed.\n",
  });
});
