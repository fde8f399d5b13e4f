/** Builds the whole site: checks the content, renders every page, compiles the mails, and packs what the server holds in memory. */
import { spawnSync } from "node:child_process";
import { contentProblems } from "../../app/content/check.ts";
import { paletteProblems } from "../../app/styles/contrast.ts";
import { palette } from "../../app/styles/palette.ts";
import { BadEnvironment, parseEnvironment } from "../../server/environment.ts";
import { buildMails } from "./build-mails.ts";
import { drafts } from "./drafts.ts";
import { finishSite } from "./finish-site.ts";

function publicUrl() {
  try {
    return parseEnvironment(process.env).PUBLIC_URL;
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(`A setting cannot be used.\n${error.message}`);
    process.exit(1);
  }
}

const problems = [
  ...contentProblems(),
  ...paletteProblems(palette).map((problem) => `app/styles/palette.ts: ${problem}`),
];
if (problems.length > 0) {
  console.error(`The content has ${problems.length} mistake${problems.length === 1 ? "" : "s"}:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

const address = publicUrl();
const built = spawnSync("react-router", ["build"], {
  stdio: ["ignore", "pipe", "inherit"],
  encoding: "utf8",
  env: { ...process.env, PUBLIC_URL: address, NODE_ENV: "production" },
  shell: process.platform === "win32",
});
if (built.status !== 0) {
  console.error(built.stdout);
  process.exit(1);
}
const site = await finishSite(address);
// After the pages: it turns this process to production, and one process cannot render with two kinds of React.
await buildMails();
const pages = site.files.filter((file) => file.type.startsWith("text/html")).length;
console.log(`${pages} pages, ${site.files.length} files for ${address}`);
for (const draft of drafts()) console.warn(`Still a draft: ${draft}`);
