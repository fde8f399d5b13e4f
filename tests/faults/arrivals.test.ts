import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { startPostgres } from "../../intake/testing/postgres-server.ts";
import { arrivalMixture, countedRows, PERSONAL, sendAll } from "../support/arrivals.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { startServer } from "../support/running-server.ts";

test("of 1,000 requests through nginx's cache to two servers, exactly the visits that begin are counted, and nothing of the visitors is kept", async () => {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), "arrivals-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer({
      ...{
        PORT: String(port),
        DATABASE_URL: postgres.url("postgres"),
        DATA_DIR: join(folder, `unused-${port}`),
      },
      ...{ TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "trace" },
    });
  const apps = [await start(ports[0]), await start(ports[1])] as const;
  onTestFinished(async () => {
    for (const app of apps) await app.kill();
  });
  const proxy = await startNginx(folder, { http: await freePort(), https: await freePort(), apps: ports });
  onTestFinished(() => proxy.stop());
  // Each of these visitors is below nginx's limits. PERSONAL.address is where nginx would see it if it were trusted.
  const agents = Array.from({ length: 40 }, (_, index) => {
    return new Agent({ ca: proxy.certificate, localAddress: `127.9.0.${index + 1}`, keepAlive: true });
  });
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });

  const { asked, counts } = await arrivalMixture(proxy.url, 1000, { agent: agents[0] });
  expect(await sendAll(proxy.url, asked, (index) => ({ agent: agents[index % agents.length] }))).toEqual([]);
  for (const app of apps) expect(await app.stop()).toBe(0);
  const database = new pg.Client(postgres.url("postgres"));
  await database.connect();
  onTestFinished(() => database.end());
  expect(countedRows((await database.query("select * from arrivals")).rows)).toEqual(counts);

  // Each server was asked, and nginx answered the clicks within the site from its cache.
  const logged = apps.map((app) => app.output().match(/"path":"\/about"/g)?.length ?? 0);
  expect(Math.min(...logged)).toBeGreaterThan(0);
  const answered = asked.filter(({ path }) => path === "/about").length;
  expect(Math.max(...logged)).toBeLessThan(answered / 2);

  const tables = "select table_name as name from information_schema.tables where table_schema = 'public'";
  const dump: unknown[] = [];
  for (const { name } of (await database.query(tables)).rows)
    dump.push((await database.query(`select * from "${name}"`)).rows);
  const logs = readdirSync(join(folder, "logs")).map((name) =>
    readFileSync(join(folder, "logs", name), "utf8"),
  );
  const kept = JSON.stringify([dump, logs, apps.map((app) => app.output())]);
  for (const personal of [...Object.values(PERSONAL), "127.9.0.1"]) expect(kept).not.toContain(personal);
  expect(kept).toContain("127.9.0.0/16");
});
