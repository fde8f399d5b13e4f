import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "../server/site-files.ts";

const PROGRAM = "nginx";

type Peer = { url: string; stop(): Promise<void> };

/** nginx with one worker, the same files with their compressed forms beside them, and the same headers. */
export async function startNginx(site: Site, paths: readonly string[]): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  for (const path of paths) copyFile(site, path, join(folder, "root", path));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(site, paths, folder, port));
  const child = spawn(PROGRAM, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}${paths[0]}`);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function copyFile(site: Site, path: string, target: string) {
  const file = site.files.get(path);
  if (!file) throw new Error(`${path} is not part of the build`);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file.identity.body.path, target);
  if (file.gzip) copyFileSync(file.gzip.body.path, `${target}.gz`);
}

function configuration(site: Site, paths: readonly string[], folder: string, port: number): string {
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 2048; }
    http {
      access_log off;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      gzip_static on;
      open_file_cache max=1000 inactive=60s;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port} backlog=4096;
        root ${folder}/root;
        ${paths.map((path) => location(site, path)).join("\n")}
      }
    }
  `;
}

function location(site: Site, path: string): string {
  const file = site.files.get(path);
  const headers = file?.identity.headers ?? [];
  const lines = headers.flatMap((name, index) =>
    index % 2 === 0 && !["Content-Type", "ETag"].includes(name)
      ? [`add_header ${name} "${headers[index + 1]}";`]
      : [],
  );
  return `location = ${path} { types {} default_type "${file?.type}"; ${lines.join(" ")} }`;
}

async function answering(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not answer within five seconds");
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
