/** `npm run new -- KIND SLUG`: adds a page by copying the template for its kind into app/content. */
import { constants, copyFileSync } from "node:fs";

/** The folder in app/content and the start of the URL for each kind of page. */
const kinds: Record<string, { folder: string; url: string }> = {
  service: { folder: "services", url: "/services/" },
  industry: { folder: "industries", url: "/industries/" },
  post: { folder: "posts", url: "/blog/" },
  job: { folder: "jobs", url: "/career/" },
  "case-study": { folder: "case-studies", url: "/case-studies/" },
  project: { folder: "projects", url: "/our-portfolio/" },
};
const usage = `Usage: npm run new -- ${Object.keys(kinds).join("|")} SLUG`;

const [name = "", slug = "", ...rest] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
if (!kind) refuse(name ? `"${name}" is not a kind of page.\n${usage}` : usage);
if (rest.length > 0) refuse(`Give one slug, without spaces.\n${usage}`);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
  refuse(
    `"${slug}" is not a slug: use lower-case letters, digits and single hyphens, such as site-engineer.`,
  );
}

const file = `app/content/${kind.folder}/${slug}.ts`;
try {
  copyFileSync(`app/content/templates/${name}.ts`, file, constants.COPYFILE_EXCL);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === "EEXIST")
    refuse(`${file} already exists. Choose another slug.`);
  throw error;
}
console.log(`Created ${file}. Its page is ${kind.url}${slug}.`);
console.log("Replace the draft texts in the file, then delete the line `draft: true` to publish the page.");

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
