import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/running-server.ts";
import { copySite } from "../support/site-copy.ts";

test("if a page is deleted after startup, only requests for that page fail", async () => {
  const { folder, remove } = copySite(["app", "build", "package.json"]);
  onTestFinished(remove);
  const data = { DATA_DIR: join(folder, "data") };
  const site = await startServer(data, resolve("server/start.ts"), { folder });
  onTestFinished(() => site.kill());
  for (const name of ["index.html", "index.html.br", "index.html.gz"]) {
    rmSync(join(folder, "build/client/about", name), { force: true });
  }
  await expect(fetch(`${site.url}/about`)).rejects.toThrow();
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
});
