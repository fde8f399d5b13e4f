import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { intakeContext } from "../app/intake-context.ts";
import type { SearchSite, searchContext } from "../app/search-context.ts";
import type { RenderPage } from "./app.ts";

type BuildWithContext = ServerBuild & {
  entry: { module: { intakeContext: typeof intakeContext; searchContext: typeof searchContext } };
};

/**
 * Runs route actions and loaders in the built app, with the server's intake and search in their context. Errors go to
 * `onError`: React Router itself would print them with what a visitor typed. A visitor who has left is no error.
 */
export function pageRenderer(
  build: () => Promise<ServerBuild> | ServerBuild,
  mode: string,
  search: SearchSite,
  onError: (error: unknown) => void,
): RenderPage {
  return async (request, handed) => {
    const current = (await build()) as BuildWithContext;
    const context = new RouterContextProvider();
    context.set(current.entry.module.intakeContext, handed);
    context.set(current.entry.module.searchContext, search);
    const handleError = (error: unknown, { request: failed }: { request: Request }) => {
      if (!failed.signal.aborted) onError(error);
    };
    const module = { ...current.entry.module, handleError };
    return createRequestHandler({ ...current, entry: { ...current.entry, module } }, mode)(request, context);
  };
}

export async function loadServerBuild(): Promise<ServerBuild> {
  return (await import(join(process.cwd(), "build/server/index.js"))) as ServerBuild;
}
