import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../intake/testing/free-port.ts";
import { buildFiles } from "../server/pages/build-files.ts";
import { runNginx } from "../tests/support/nginx.ts";

const clientFolder = buildFiles().client;

type Tls = { certificate: string; key: string };

/**
 * Starts an nginx that serves the site's precompressed files from disk, without our server. The benchmark compares it
 * with nginx in front of our server.
 */
export async function startPlainNginx({ certificate, key }: Tls) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const site = `
    access_log off;
    types { text/html html; text/javascript js; image/avif avif; }
    sendfile on;
    gzip_static on;
    open_file_cache max=1000 inactive=60s;
    server {
      listen 127.0.0.1:${port} ssl;
      ssl_certificate ${certificate};
      ssl_certificate_key ${key};
      root ${resolve(clientFolder)};
      location / { try_files $uri $uri/index.html =404; }
    }`;
  const nginx = await runNginx(folder, site, port);
  return {
    url: nginx.url,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
