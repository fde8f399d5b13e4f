import { memo, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useOutlet,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import boot from "./boot.js?raw";
import { company } from "./content/company.ts";
import { navigation } from "./content/navigation.ts";
import { notFoundPage } from "./content/pages/not-found.ts";
import { SiteHeader } from "./sections/header/site-header.tsx";
import { NotFoundSection } from "./sections/not-found-section.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { pageMeta } from "./seo/page-meta.ts";
import fonts from "./styles/fonts.css?url";
import { palette } from "./styles/palette.ts";
import { LinkWalker } from "./ui/link-walker.tsx";
import { RouteAnnouncer } from "./ui/route-announcer.tsx";
import { usePagePath } from "./ui/use-page-path.ts";

/** It has run before React takes over, which need not know its text. */
const bootScript = { __html: import.meta.env.SSR ? boot : "" };

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/rss+xml", title: "RSS" },
  { rel: "alternate", href: "/feed.json", type: "application/feed+json", title: "JSON Feed" },
];

export const meta: Route.MetaFunction = ({ error }) =>
  error ? pageMeta({ seo: notFoundPage.seo, path: "/404", indexed: false }) : [];

/** What the frame around every page shows. It is content, not a request's: pre-rendered with each page. */
export function loader() {
  return { company, navigation };
}

/** The frame never changes while a visitor walks through the site. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const path = usePagePath();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.inverse} />
        <Meta />
        <Links />
        {/* Every rendered page brings its fonts; brought again by React, they would have all text laid out anew. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={fonts} precedence="fonts" />}
        <link rel="stylesheet" href={stylesheet} precedence="site" />
      </head>
      <body>
        <a
          href="#main"
          className="-top-16 absolute left-4 z-50 rounded-sm bg-accent px-5 py-3 font-semibold text-on-accent focus:top-4"
        >
          Skip to content
        </a>
        {frame && <SiteHeader {...frame} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame && <SiteFooter {...frame} closingCall={path !== "/contact"} />}
        <RouteAnnouncer />
        <LinkWalker />
        {/* At the end: the first packets are for what is painted. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash in the policy */}
        <script data-boot dangerouslySetInnerHTML={bootScript} suppressHydrationWarning />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Shown waiting={useNavigation().state !== "idle"}>{useOutlet()}</Shown>;
}

/** While the next page is on its way, the one that is shown need not be rendered again. */
const Shown = memo(
  ({ children }: { waiting: boolean; children: ReactNode }) => children,
  (_, { waiting }) => waiting,
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundSection {...notFoundPage} />;
  return (
    <section className="wrap band">
      <h1 className="text-title">Something broke on our side.</h1>
      <p className="mt-6 max-w-prose text-lead">
        It is not your fault and nothing you sent before is lost. Please try again in a minute, or write to
        us.
      </p>
    </section>
  );
}
