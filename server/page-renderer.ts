import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { intakeContext } from "../app/intake-context.ts";
import type { renderSearchSection } from "../app/render-search-section.tsx";
import type { SearchSite, searchContext } from "../app/search-context.ts";
import type { RenderPage } from "./app.ts";

/** React Router's build with the exports of `app/entry.server.tsx`. */
export type BuiltApp = ServerBuild & {
  entry: {
    module: {
      intakeContext: typeof intakeContext;
      searchContext: typeof searchContext;
      renderSearchSection: typeof renderSearchSection;
    };
  };
};

/**
 * Runs route actions and loaders in the built app, with the server's intake and search in their context. Errors go to
 * `onError`, because React Router itself would print what the visitor typed. A visitor who has left is not an error.
 */
export function pageRenderer(
  build: BuiltApp | (() => Promise<BuiltApp>),
  mode: string,
  search: SearchSite,
  onError: (error: unknown) => void,
): RenderPage {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (!request.signal.aborted) onError(error);
  };
  const withErrorHandler = (built: BuiltApp): ServerBuild => ({
    ...built,
    entry: { ...built.entry, module: { ...built.entry.module, handleError } },
  });
  const load = typeof build === "function" ? build : () => build;
  const handle = createRequestHandler(
    typeof build === "function" ? async () => withErrorHandler(await build()) : withErrorHandler(build),
    mode,
  );
  return async (request, handed) => {
    const { module } = (await load()).entry;
    const context = new RouterContextProvider();
    context.set(module.intakeContext, handed);
    context.set(module.searchContext, search);
    return handle(request, context);
  };
}

export async function loadServerBuild(): Promise<BuiltApp> {
  return (await import(join(process.cwd(), "build/server/index.js"))) as BuiltApp;
}
