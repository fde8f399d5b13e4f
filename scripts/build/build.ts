/** Builds the whole site: checks the content, renders every page, and adds the files the server needs. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { paletteProblems } from "../../app/styles/contrast.ts";
import { palette } from "../../app/styles/palette.ts";
import { loadEnvironment } from "../../server/environment.ts";
import { builtForFile } from "../../server/start-messages.ts";
import { builtFrom, fingerprintFile } from "../fingerprint.mjs";
import { checkContent } from "./check-content.ts";
import { routeProblems } from "./check-routes.ts";
import { finishSite } from "./finish-site.ts";

const content = await checkContent();
const problems = [
  ...content.problems,
  ...routeProblems(),
  ...paletteProblems(palette).map((problem) => `app/styles/palette.ts: ${problem}`),
];
if (problems.length > 0) {
  console.error(`Fix ${problems.length} mistake${problems.length === 1 ? "" : "s"}, then build again:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

if (process.argv.includes("--strict") && content.drafts.length > 0) {
  console.error(
    "--strict doesn't allow drafts. Finish these, delete their line `draft: true`, then build again:",
  );
  for (const file of content.drafts) console.error(`  ${file}`);
  process.exit(1);
}

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
for (const file of content.drafts) console.warn(`Still a draft: ${file}`);
