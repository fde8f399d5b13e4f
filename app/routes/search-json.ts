import { findPages } from "../search/find-pages.ts";
import type { Route } from "./+types/search-json";

/** The first results, which the search in the header shows while the visitor is typing. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await findPages(args, { pages: 6, sections: 2 }));
}
