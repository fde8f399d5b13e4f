import type { Config } from "@react-router/dev/config";
import { collections, urlsOf } from "./app/content/collections.ts";
import { company } from "./app/content/company.ts";
import { pricingPlans } from "./app/content/derived/pricing.ts";
import { isScheduled } from "./app/content/derived/publication.ts";
import { filesIn, nameOf } from "./app/content/reading/files.ts";
import { readPublication } from "./app/content/reading/read-publication.ts";

/** A post with a later date has no page in a build. `npm run dev` shows it. */
const hasPage = (file: string) =>
  process.env.NODE_ENV !== "production" || !isScheduled(readPublication(file));

/** Each entry of a collection has a page under each of the collection's URLs. */
const entryPaths = () =>
  Object.values(collections).flatMap((collection) =>
    filesIn(collection.folder)
      .filter(hasPage)
      .flatMap((file) => urlsOf(collection).map((url) => `${url}/${nameOf(file)}`)),
  );

/** Search results depend on the query, and another company may have no film. */
const notPrerendered = ["/search", "/search.json", ...(company.value.hasFilm ? [] : ["/intro-film"])];

export default {
  ssr: true,
  // Set by `npm run build`.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // The server reads this list from the build: it knows pages and files only by it.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !notPrerendered.includes(path)),
    ...entryPaths(),
    ...["/contact", ...pricingPlans.map(({ slug }) => `/contact/${slug}`)],
  ],
  // Turns off the /__manifest endpoint, which only React Router's client uses. The site doesn't load that client.
  routeDiscovery: { mode: "initial" },
  // React Router's own origin check would refuse every form behind a proxy that terminates TLS: the browser sends an
  // https:// origin, but the server sees http://. The intake checks the origin against PUBLIC_URL instead.
  allowedActionOrigins: ["**"],
} satisfies Config;
