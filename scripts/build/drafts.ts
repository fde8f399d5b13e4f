import { contentFiles } from "../../app/content/check.ts";

/** The entries that still are as `npm run new` wrote them, in whole or in part. */
export function drafts(): string[] {
  return contentFiles
    .filter(({ value }) => /"Draft(?: [a-z ]+,|:) /.test(JSON.stringify(value)))
    .map(({ file, entry }) => `app/content/${file}${entry ? ` "${entry}"` : ""}`);
}
