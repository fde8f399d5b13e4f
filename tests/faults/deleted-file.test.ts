import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/running-server.ts";
import { copySite } from "../support/site-copy.ts";

test("if a page is deleted after startup, only that page gets a 500, which is logged, and /readyz says so", async () => {
  const { folder, remove } = copySite(["app", "build", "content", "package.json"]);
  onTestFinished(remove);
  const data = { DATA_DIR: join(folder, "data") };
  const site = await startServer(data, resolve("server/start.ts"), { folder });
  onTestFinished(() => site.kill());
  for (const name of ["index.html", "index.html.br", "index.html.gz"]) {
    rmSync(join(folder, "build/client/about", name), { force: true });
  }
  const status = async (path: string) => (await fetch(site.url + path)).status;
  expect(await status("/readyz")).toBe(200);
  expect(await status("/about")).toBe(500);
  await expect.poll(() => site.output()).toContain("about/index.html can't be read");
  expect(await status("/contact")).toBe(200);
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: "unavailable", reason: "A file of the build is missing." },
  ]);
});
