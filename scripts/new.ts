/** `npm run new -- KIND TITLE`: adds a page by copying the template for its kind. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { stringify } from "yaml";
import { type CollectionName, collections, entryPath } from "../app/content/collections.ts";
import { today } from "../app/content/derived/publication.ts";
import { ContentMistake, filesIn, nameOf } from "../app/content/reading/files.ts";
import { slugOf } from "../app/content/reading/prose/parse-prose.ts";

const usage = `Usage: npm run new -- ${Object.keys(collections).join("|")} TITLE`;

const [name = "", ...words] = process.argv.slice(2);
if (!isCollection(name)) refuse(name ? `"${name}" is not a kind of page.\n${usage}` : usage);
const typed = words.join(" ").trim();
const slug = slugOf(typed);
if (!slug) refuse("Give the page a title with letters or digits.");
// "site-engineer" is the title "Site engineer".
const title =
  typed === slug ? slug.replace(/^./, (first) => first.toUpperCase()).replaceAll("-", " ") : typed;

const template = filesIn("templates").find((each) => nameOf(each) === name) ?? "";
const entry = `${collections[name].folder}/${slug}${extname(template)}`;
const file = `content/${entry}`;
const inFourWeeks = new Date(Date.parse(today()) + 28 * 86_400_000).toISOString().slice(0, 10);
const text = readFileSync(`content/${template}`, "utf8")
  .replace(/TODO Title$/m, stringify(title).trim())
  .replaceAll("2000-01-01", today())
  .replaceAll("2000-01-29", inFourWeeks);
try {
  writeFileSync(file, text, { flag: "wx" });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === "EEXIST")
    refuse(`${file} already exists. Choose another title.`);
  throw error;
}
const mistake = await mistakeInEntry();
if (mistake) {
  rmSync(file);
  refuse(`Not created. ${mistake}.`);
}
console.log(`Created ${file}. Its page is ${entryPath(name, slug)}.`);
console.log(
  "Replace every TODO, 999999 and month of the year 2000 in the file, then delete the line `draft: true` to publish the page.",
);

/** Templates have no mistakes, so this comes from the title. */
async function mistakeInEntry() {
  // Loaded only now, so that it finds the new file. A file that can't be read is reported by the build.
  const checking = import("../app/content/reading/check.ts").then(({ problemsByFile }) => problemsByFile());
  const problems = await checking.catch((error: Error) => {
    if (error instanceof ContentMistake) return [];
    throw error;
  });
  const found = problems.find((each) => each.file === entry);
  return found && `${found.path.includes("title") ? "The title" : "The page:"} ${found.message}`;
}

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
