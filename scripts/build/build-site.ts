import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { loadEnvironment } from "../../server/settings/environment.ts";
import { builtForFile } from "../../server/settings/start-messages.ts";
import { builtFrom, fingerprintFile } from "../fingerprint.mjs";
import { finishSite } from "./finish-site.ts";

/** Runs React Router's build and finishes its output. */
export async function buildSite() {
  const { PUBLIC_URL } = loadEnvironment();
  // Without PUBLIC_URL the pages contain this URL even if PORT is set, so that a new PORT does not need a new build.
  const publicUrl = process.env.PUBLIC_URL ? PUBLIC_URL : "http://localhost:3000";
  const fingerprint = builtFrom();
  const built = spawnSync("react-router", ["build"], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    env: { ...process.env, PUBLIC_URL: publicUrl, NODE_ENV: "production" },
    shell: process.platform === "win32",
  });
  if (built.status !== 0) {
    console.error(built.stdout);
    process.exit(1);
  }
  const site = await finishSite(publicUrl);
  writeFileSync(builtForFile, publicUrl);
  writeFileSync(fingerprintFile, fingerprint);
  console.log(`Built ${site.files} files, including ${site.pages} pages, for ${publicUrl}`);
}
