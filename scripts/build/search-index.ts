import { close, createIndex } from "pagefind";
import { indexedPaths } from "../../app/page-paths.ts";
import type { SearchEntry } from "../../server/site-search.ts";

/** What the browser needs of Pagefind's output; its ready-made interfaces stay here. */
const shipped =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_(?:meta|index|fragment))$/;

/** Two indexes of the same pages: Pagefind's for the dialog, the plain text for the results page of the server. */
export async function searchIndex(pageHtml: (path: string) => string | undefined) {
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(", ")}`);
  const entries: SearchEntry[] = [];
  for (const path of indexedPaths()) {
    const html = pageHtml(path);
    const main = html && /<main[\s\S]*<\/main>/.exec(html)?.[0];
    if (!main) throw new Error(`${path} cannot be indexed: it has no <main>`);
    const title = (/<title>(.*?) \| [^|]*<\/title>/.exec(html)?.[1] ?? "").trim();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    // What stands side by side without a space, stands in elements that the layout sets apart.
    const added = await index.addHTMLFile({
      url: path,
      content: `<!doctype html><html lang="en"><head><title>${title}</title><meta data-pagefind-meta="title[content]" content="${title}"></head><body>${main.replaceAll("><", "> <")}</body></html>`,
    });
    if (added.errors.length > 0) throw new Error(`Pagefind on ${path}: ${added.errors.join(", ")}`);
    entries.push({ path, title: decode(title), description: decode(description), text: plainText(main) });
  }
  const { files } = await index.getFiles();
  await close();
  return { entries, files: files.filter(({ path }) => shipped.test(path)) };
}

/** Our own markup, so that patterns are enough. Pagefind leaves out the same elements. */
function plainText(html: string) {
  return decode(
    html
      .replace(/<(script|style|nav|form|svg|dialog)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<\/?(?:b|em|strong|a|abbr|time)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
