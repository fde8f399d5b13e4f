import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SearchSite } from "../app/search-context.ts";
import type { RenderPage } from "./app.ts";

/** React Router's build with the exports of `app/entry.server.tsx`. */
export type BuiltApp = ServerBuild & { entry: { module: typeof import("../app/entry.server.tsx") } };

/**
 * Runs route actions and loaders in the built app, with the server's intake and search in their context. Errors go to
 * `onError`, because React Router itself would print what the visitor typed. A visitor who has left is not an error.
 */
export function pageRenderer(
  build: BuiltApp,
  mode: string,
  search: SearchSite,
  onError: (error: unknown) => void,
): RenderPage {
  const { module } = build.entry;
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
    if (!request.signal.aborted) onError(error);
  };
  const entry = { ...build.entry, module: { ...module, handleError } };
  const handle = createRequestHandler({ ...build, entry }, mode);
  return async (request, handed) => {
    const context = new RouterContextProvider();
    if (handed) context.set(module.intakeContext, handed);
    context.set(module.searchContext, search);
    return handle(request, context);
  };
}

export async function loadServerBuild(): Promise<BuiltApp> {
  return (await import(join(process.cwd(), "build/server/index.js"))) as BuiltApp;
}
