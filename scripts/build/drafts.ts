import { contentFiles } from "../../app/content/check.ts";

/** Entries that still contain text written by `npm run new`. */
export function drafts(): string[] {
  return contentFiles
    .filter(({ value }) => /"Draft(?: [a-z ]+,|:) /.test(JSON.stringify(value)))
    .map(({ file, entry }) => `app/content/${file}${entry ? ` "${entry}"` : ""}`);
}
