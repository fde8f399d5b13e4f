import { resolve } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SearchSite } from "../../app/search/context.ts";
import type { RenderPage } from "../http/app.ts";
import { buildFiles } from "./build-files.ts";

/** React Router's build with the exports of `app/entry.server.tsx`. */
export type BuiltApp = ServerBuild & { entry: { module: typeof import("../../app/entry.server.tsx") } };

/**
 * Runs a route's action or loader, with the intake and the search in its context, and renders the page. Errors are
 * passed to `onError`, because React Router would otherwise print their messages, which may quote visitors' text. Errors
 * of aborted requests are ignored.
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
  return async (request, formContext) => {
    const context = new RouterContextProvider();
    if (formContext) context.set(module.intakeContext, formContext);
    context.set(module.searchContext, search);
    return handle(request, context);
  };
}

export async function loadServerBuild({ server } = buildFiles()): Promise<BuiltApp> {
  return (await import(resolve(server))) as BuiltApp;
}
