import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startServer } from "../tests/support/running-server.ts";

export const emptyPage = "/almost-empty";

const emptyHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almost empty</title><link rel="icon" href="/favicon.svg"></head><body><h1>One heading</h1></body></html>`;

/** Starts our server in production mode on a copy of the build, with the almost empty page added. */
export async function serveBenchSite() {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  cpSync("build", join(folder, "build"), { recursive: true, dereference: true });
  for (const part of ["app", "node_modules"]) symlinkSync(resolve(part), join(folder, part));
  const page = join(folder, "build/client", emptyPage);
  mkdirSync(page);
  writeFileSync(join(page, "index.html"), emptyHtml);
  writeFileSync(join(page, "index.html.br"), brotliCompressSync(emptyHtml));

  const settings = { DATA_DIR: join(folder, "data"), PUBLIC_URL: readFileSync("build/public-url", "utf8") };
  const server = await startServer(settings, resolve("server/start.ts"), { folder });
  return {
    url: server.url.replace("127.0.0.1", "localhost"),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
