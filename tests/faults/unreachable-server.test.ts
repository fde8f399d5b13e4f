import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { startServer } from "../support/running-server.ts";

/** Opens a port whose backlog is full. New connections to it hang, as if the server's machine were down. */
async function openUnreachablePort(): Promise<number> {
  const port = await freePort();
  const script = `net.createServer().listen({ port: ${port}, host: "127.0.0.1", backlog: 1 }, () => console.log("open"))`;
  const listener = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(listener.stdout, "data");
  listener.kill("SIGSTOP");
  const sockets = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.kill("SIGKILL");
  });
  return port;
}

test("while one of two servers behind nginx can't be reached, the other answers every request", async () => {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), "unreachable-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startServer({ DATA_DIR: join(folder, "data"), TRUST_PROXY: "127.0.0.1" });
  onTestFinished(() => server.kill());
  const apps: [number, number] = [Number(new URL(server.url).port), await openUnreachablePort()];
  const proxy = await startNginx(folder, { http: await freePort(), https: await freePort(), apps });
  onTestFinished(() => proxy.stop());
  const agent = new Agent({ ca: proxy.certificate });
  const search = () =>
    new Promise((resolve, reject) => {
      get(`${proxy.url}/search?q=cloud`, { agent }, (response) => resolve(response.resume().statusCode)).on(
        "error",
        reject,
      );
    });
  expect(await Promise.all(Array.from({ length: 6 }, search))).toEqual(Array(6).fill(200));
  agent.destroy();
});
