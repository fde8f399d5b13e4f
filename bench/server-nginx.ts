import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../intake/testing/free-port.ts";
import { clientFolder } from "../server/site-files.ts";
import { eventually } from "../tests/support/eventually.ts";

type Tls = { certificate: string; key: string };

/** nginx alone, serving the same precompressed files: the baseline for the shipped proxy. */
export async function startPlainNginx({ certificate, key }: Tls) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${folder}/nginx.pid;
    events { worker_connections 512; }
    http {
      access_log off;
      types { text/html html; text/javascript js; image/avif avif; }
      sendfile on;
      gzip_static on;
      open_file_cache max=1000 inactive=60s;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        root ${resolve(clientFolder)};
        location / { try_files $uri $uri/index.html =404; }
      }
    }`,
  );
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", main], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    return fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  });
  return {
    url: `https://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
