import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { company } from "./content/company.ts";
import { navigation } from "./content/derived/menus.ts";
import { today } from "./content/derived/publication.ts";
import { errorPage } from "./content/pages/error.ts";
import { notFoundPage } from "./content/pages/not-found.ts";
import { EntryModule } from "./entry-module.ts";
import displayFont from "./fonts/familjen-grotesk-core-wght-normal.woff2?url";
import textFont from "./fonts/hanken-grotesk-core-wght-normal.woff2?url";
import type { PageHandle } from "./page-handle.ts";
import { SiteHeader } from "./sections/header/site-header.tsx";
import { NotFoundSection } from "./sections/site/not-found-section.tsx";
import { SiteFooter } from "./sections/site/site-footer.tsx";
import { pageMeta } from "./seo/page-meta.ts";
import { palette } from "./styles/palette.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/rss+xml", title: "RSS" },
  { rel: "alternate", href: "/feed.json", type: "application/feed+json", title: "JSON Feed" },
];

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error && loaderData ? pageMeta({ seo: loaderData.notFound.seo, path: "/404", indexed: false }) : [];

/** The content of the header, the footer and the error pages. */
export function loader() {
  const year = today().slice(0, 4);
  return { company: company.value, navigation, notFound: notFoundPage.value, failed: errorPage.value, year };
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  // Remove the trailing slash that pre-rendering adds to the path.
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  const isError = Boolean(useRouteError());
  const entryModule = use(EntryModule);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const closing =
    isError || handle?.endsWithoutCall
      ? undefined
      : frame?.navigation.footer.closing[handle?.closing ?? "general"];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.inverse} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="-translate-y-full absolute top-0 left-4 z-50 rounded-sm bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-4"
        >
          Skip to content
        </a>
        {frame && <SiteHeader {...frame} path={path} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame && <SiteFooter {...frame} closing={closing} />}
        {/* Instead of React Router's <Scripts />: the browser runs only this module, which hydrates the islands. With low
            priority, because the styles and the first picture are needed earlier. */}
        <script type="module" src={entryModule} fetchPriority="low" />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>("root");
  if (!frame) return null;
  const { notFound, failed } = frame;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundSection {...notFound} />;
  return (
    <section className="wrap band">
      <h1 className="text-title">{failed.title}</h1>
      <p className="mt-6 max-w-prose text-lead">{failed.text}</p>
    </section>
  );
}
