import { existsSync } from "node:fs";
import { collections, urlsOf } from "../collections.ts";
import { pricingPlans } from "../derived/pricing.ts";
import { isScheduled } from "../derived/publication.ts";
import { filesIn, nameOf } from "./files.ts";
import { suggestion } from "./mistake-sentence.ts";
import { readPublication } from "./read-publication.ts";

/** The fields that contain the path of a page. */
const linkFields = new Set(["to", "link"]);

export type FoundLink = { path: PropertyKey[]; to: string };

const local = (to: string) => to.replace(/(.)[?#].*$/, "$1");

/** The local links in a value, without what follows `#` or `?`. */
export function linksIn(value: unknown, path: PropertyKey[] = []): FoundLink[] {
  if (value === null || typeof value !== "object") return [];
  const { body } = value as { body?: unknown };
  if (typeof body === "string") {
    const links = [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, to = ""]) => ({
      path: ["body"],
      to: local(to),
    }));
    return [...links, ...linksIn({ ...value, body: undefined }, path)];
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inner === "string" && linkFields.has(key) && inner.startsWith("/"))
      return [{ path: place, to: local(inner) }];
    return linksIn(inner, place);
  });
}

/** The paths of all pages. The value is false for pages that are not published yet. */
export async function sitePaths(): Promise<Map<string, boolean>> {
  // Imported only now, because the routes depend on content, which may have mistakes.
  const { default: routes } = await import("../../routes.ts");
  const fixed = routes.map(({ path = "" }) => `/${path.replace(/^\/|\/?:plan\?$/g, "")}`);
  const entries = Object.values(collections).flatMap((collection) =>
    filesIn(collection.folder).flatMap((file) => {
      const entry = readPublication(file);
      const published = !entry.draft && !isScheduled(entry);
      return urlsOf(collection).map((url) => [`${url}/${nameOf(file)}`, published] as const);
    }),
  );
  const plans = pricingPlans.map(({ slug }) => `/contact/${slug}`);
  return new Map([...[...fixed, ...plans].map((path) => [path, true] as const), ...entries]);
}

/** What is wrong with a link, if anything. Drafts may link to drafts. */
export function linkProblem(to: string, paths: Map<string, boolean>, fromDraft: boolean): string | undefined {
  const published = paths.get(to) ?? (existsSync(`public${to}`) || undefined);
  if (published === undefined) return `there is no page ${to}.${suggestion(to, [...paths.keys()])}`;
  return published || fromDraft
    ? undefined
    : `${to} is not published yet, so no published page may link to it`;
}
