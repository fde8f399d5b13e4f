/** `npm run new -- KIND SLUG`: adds a page by copying the template for its kind. */
import { constants, copyFileSync } from "node:fs";
import { extname } from "node:path";
import { type CollectionName, collections, entryPath } from "../app/content/collections.ts";
import { filesIn } from "../app/content/files.ts";
import { nameOf } from "../app/content/read.ts";

const usage = `Usage: npm run new -- ${Object.keys(collections).join("|")} SLUG`;

const [name = "", slug = "", ...rest] = process.argv.slice(2);
if (!isCollection(name)) refuse(name ? `"${name}" is not a kind of page.\n${usage}` : usage);
if (rest.length > 0) refuse(`Give one slug, without spaces.\n${usage}`);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
  refuse(
    `"${slug}" is not a slug: use lower-case letters, digits and single hyphens, such as site-engineer.`,
  );
}

const template = filesIn("templates").find((each) => nameOf(each) === name) ?? "";
const file = `content/${collections[name].folder}/${slug}${extname(template)}`;
try {
  copyFileSync(`content/${template}`, file, constants.COPYFILE_EXCL);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === "EEXIST")
    refuse(`${file} already exists. Choose another slug.`);
  throw error;
}
console.log(`Created ${file}. Its page is ${entryPath(name, slug)}.`);
console.log(
  "Replace every TODO and every date and month of the year 2000 in the file, then delete the line `draft: true` to publish the page.",
);

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
