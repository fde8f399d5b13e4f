import type { ComponentProps } from "react";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link within the site. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  return <a {...link} href={to} />;
}
