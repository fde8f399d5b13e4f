/** `npm run new -- KIND SLUG`: writes a complete draft of a page that the build accepts. */
import { pagePaths } from "../app/page-paths.ts";
import { draftText } from "./new/draft-text.ts";
import { kinds } from "./new/kinds.ts";
import { writeSources } from "./source/write-source.ts";

const LONGEST_SLUG = 32;
const usage = `npm run new -- ${Object.keys(kinds).join("|")} SLUG`;

const [name = "", slug = "", ...rest] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
if (!kind) refuse(name ? `"${name}" is not a kind of page.\n${usage}` : usage);
if (rest.length > 0) refuse(`One slug at a time, without spaces.\n${usage}`);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) || slug.length > LONGEST_SLUG) {
  refuse(
    `"${slug}" is not a slug: use small letters, digits and single hyphens, start with a letter, and use at most ${LONGEST_SLUG} characters.`,
  );
}
const path = kind.folder + slug;
if (pagePaths().includes(path)) refuse(`${path} already exists. Choose another slug.`);

let files: Map<string, string>;
try {
  files = new Map(kind.files(draftText(name.replace("-", " "), slug)));
} catch (error) {
  refuse((error as Error).message);
}
writeSources(files);
console.log(`${path} was created. Files written:`);
for (const file of files.keys()) console.log(`  ${file}`);
console.log(`It appears ${kind.shows}.`);
console.log('Replace every text that begins with "Draft"; the build lists the drafts that are left.');

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
