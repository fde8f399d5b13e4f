import type { ComponentProps } from "react";

/** What else a change of page does: keep the place, let the picture grow into its own page, or load the document anew. */
type Walk = "keep-place" | "grow" | "reload";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; walk?: Walk };

/**
 * A link within the site. It is a plain one, and the frame around all pages listens for it (link-walker.tsx): a page has
 * two hundred links, and the router would render each of its own anew whenever anything about it changes.
 */
export function SiteLink({ to, walk, ...link }: SiteLinkProps) {
  return <a {...link} href={to} data-walk={walk === "reload" ? undefined : (walk ?? "")} />;
}
