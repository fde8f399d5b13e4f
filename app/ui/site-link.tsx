import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within the site: fetched when a visitor means to press it, and shown with a cross-fade. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
