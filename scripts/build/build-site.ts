import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { buildFiles } from "../../server/pages/build-files.ts";
import { loadEnvironment } from "../../server/settings/environment.ts";
import { builtFrom } from "../fingerprint.mjs";
import { buildInbox } from "./build-inbox.ts";
import { finishSite } from "./finish-site.ts";
import { newBuildFolder, switchTo } from "./switch-build.ts";

/** Builds the site in a new folder and switches to it. If a step fails, the previous build stays. */
export async function buildSite() {
  const { PUBLIC_URL } = loadEnvironment();
  // Without PUBLIC_URL the pages contain this URL even if PORT is set, so that a new PORT does not need a new build.
  const publicUrl = process.env.PUBLIC_URL ? PUBLIC_URL : "http://localhost:3000";
  const fingerprint = builtFrom();
  const folder = newBuildFolder();
  process.once("exit", (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
  });
  const built = spawnSync("react-router", ["build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, BUILD_FOLDER: folder, PUBLIC_URL: publicUrl, NODE_ENV: "production" },
    shell: process.platform === "win32",
  });
  // The errors come last, so that they are on the screen.
  if (built.status !== 0) process.stdout.write(built.stdout);
  process.stderr.write(built.stderr);
  if (built.status !== 0) process.exit(1);
  const files = buildFiles(folder);
  await buildInbox(files.staff);
  const site = await finishSite(publicUrl, files);
  writeFileSync(files.publicUrl, publicUrl);
  writeFileSync(files.fingerprint, fingerprint);
  switchTo(folder);
  console.log(`Built ${site.files} files, including ${site.pages} pages, for ${publicUrl}`);
}
