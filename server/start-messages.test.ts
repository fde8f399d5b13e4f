import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
      "Some settings are invalid. Fix them in the environment or in .env:\nPORT must be a number between 1 and 65535.\n",
  });
});

test("a server without a build says how to build the site", () => {
  expect(start("server/start.ts", "LOG_LEVEL=error")).toEqual({
    status: 1,
    stderr: "The site has not been built. Run `npm run build`, or `npm start`, which builds when needed.\n",
  });
});
