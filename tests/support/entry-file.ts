import { type CollectionName, collections } from "../../app/content/collections.ts";

/** Services and industries are YAML, the others Markdown. */
export const entryFile = (kind: CollectionName, slug: string) =>
  `content/${collections[kind].folder}/${slug}.${kind === "service" || kind === "industry" ? "yaml" : "md"}`;
