import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";

// The server and the routes must use the same context keys: they are exported with the build.
export { intakeContext } from "./intake-context.ts";
export { renderSearchSection } from "./render-search-section.tsx";
export { searchContext } from "./search-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // There is no <Scripts />: the browser runs this one module, which hydrates the page's islands.
    bootstrapModules: [context.manifest.entry.module],
    // Pages are sent whole; otherwise React would move late parts into place with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
