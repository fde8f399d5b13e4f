/** Builds the whole site: checks the content, renders every page, and adds the files the server needs. */
import "../../server/production.ts";
import { paletteProblems } from "../../app/styles/contrast.ts";
import { palette } from "../../app/styles/palette.ts";
import { checkContent } from "./check-content.ts";

const content = await checkContent();
stopIf(
  [...content.problems, ...paletteProblems(palette).map((problem) => `app/styles/palette.ts: ${problem}`)],
  (count) => `Fix ${count} mistake${count === 1 ? "" : "s"}, then build again:`,
);
if (process.argv.includes("--strict")) {
  stopIf(
    content.drafts,
    () => "--strict doesn't allow drafts. Finish these, delete their line `draft: true`, then build again:",
  );
}

// Imported only now, because these modules import content, which may have had mistakes.
await import("../brand-files.ts");
const { buildSite } = await import("./build-site.ts");
await buildSite();
for (const file of content.drafts) console.warn(`Still a draft: ${file}`);
for (const reason of content.unpublished) console.warn(`Not listed: ${reason}`);

if (content.warning) console.warn(`WARNING: ${content.warning}`);

function stopIf(problems: string[], heading: (count: number) => string) {
  if (problems.length === 0) return;
  console.error(heading(problems.length));
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}
