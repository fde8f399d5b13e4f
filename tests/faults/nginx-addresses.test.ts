import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { addressProblems, spellingProblems } from "../support/spellings.ts";

const folder = mkdtempSync(join(tmpdir(), "nginx-addresses-"));
let app: RunningServer;
let proxy: Awaited<ReturnType<typeof startNginx>>;
let agent: Agent;

beforeAll(async () => {
  requireNginx();
  app = await startServer({ DATA_DIR: join(folder, "data"), TRUST_PROXY: "127.0.0.1" });
  const port = Number(new URL(app.url).port);
  const ports = { http: await freePort(), https: await freePort(), apps: [port, port] as [number, number] };
  proxy = await startNginx(folder, ports, { limits: false });
  agent = new Agent({ ca: proxy.certificate, keepAlive: true, maxSockets: 8 });
});

afterAll(async () => {
  agent.destroy();
  await proxy.stop();
  await app.kill();
  rmSync(folder, { recursive: true, force: true });
});

function ask(method: "GET" | "POST", path: string) {
  const { hostname, port } = new URL(proxy.url);
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    request({ hostname, port, path, method, agent }, (answer) => {
      const seen = { status: answer.statusCode ?? 0, location: answer.headers.location };
      answer.resume().on("end", () => resolve(seen));
    })
      .on("error", reject)
      .end();
  });
}

test("through nginx, every address is answered, and other spellings are redirected to it or get a 404", async () => {
  // First the pages, so that they are in nginx's cache when the spellings are requested.
  expect(await addressProblems(ask)).toEqual([]);
  expect(await spellingProblems(ask, "GET")).toEqual([]);
  expect(await spellingProblems(ask, "POST")).toEqual([]);
});
