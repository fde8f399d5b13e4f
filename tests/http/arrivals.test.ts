import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runInbox } from "../../cli/testing/run-command.ts";
import { query } from "../../intake/testing/test-databases.ts";
import { arrivalMixture, countedRows, PERSONAL, sendAll } from "../support/arrivals.ts";
import { startServer } from "../support/running-server.ts";

test("of 1,000 requests, exactly the visits that begin are counted, and nothing of the visitors is kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arrivals-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = { dataDir: join(folder, "data") };
  const site = await startServer({
    ...{ DATA_DIR: place.dataDir, TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "trace" },
  });
  onTestFinished(() => site.kill());
  // A connection for each request: the server closes those that were idle for too long on a busy machine.
  const connection = { agent: new Agent() };
  const { asked, counts } = await arrivalMixture(site.url, 1000, connection);
  expect(await sendAll(site.url, asked, () => connection)).toEqual([]);
  const rows = () => query(place, "select * from arrivals");
  // Some are stored while the server runs, and the others when it stops.
  await expect.poll(rows).not.toEqual([]);
  expect(await site.stop()).toBe(0);
  expect(countedRows(await rows())).toEqual(counts);

  const copy = join(folder, "copy.sqlite");
  expect((await runInbox(["backup", copy], { place })).code).toBe(0);
  const files = readdirSync(place.dataDir).map((name) => join(place.dataDir, name));
  for (const kept of [site.output(), ...[copy, ...files].map((file) => readFileSync(file, "latin1"))])
    for (const personal of Object.values(PERSONAL)) expect(kept).not.toContain(personal);
  expect(site.output()).toContain("/about");
});
