import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SiteIndex } from "../server/site-files.ts";
import { startServer } from "../tests/support/running-server.ts";

export const emptyPage = "/almost-empty";

/** As little as a page can be: one heading. */
const emptyHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almost empty</title><link rel="icon" href="/favicon.svg"></head><body><h1>One heading</h1></body></html>`;

/** Our server in production mode over a copy of the build that has the almost empty page as well. */
export async function serveBenchSite() {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const site = join(folder, "build/site");
  mkdirSync(join(folder, "build"));
  cpSync("build/site", site, { recursive: true });
  for (const part of ["server", "mails"]) symlinkSync(resolve("build", part), join(folder, "build", part));
  const index = JSON.parse(readFileSync(join(site, "index.json"), "utf8")) as SiteIndex;
  const file = "almost-empty.html";
  writeFileSync(join(site, "files", file), emptyHtml);
  writeFileSync(join(site, "br", file), brotliCompressSync(emptyHtml));
  index.files.push({
    url: emptyPage,
    file,
    type: "text/html; charset=utf-8",
    caching: "revalidate",
    hash: "almost-empty",
    encodings: ["br"],
  });
  writeFileSync(join(site, "index.json"), JSON.stringify(index));

  const settings = { DATA_DIR: join(folder, "data"), PUBLIC_URL: index.publicUrl };
  const server = await startServer(settings, resolve("server/start.ts"), { folder });
  return {
    url: server.url.replace("127.0.0.1", "localhost"),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
