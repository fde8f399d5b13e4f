import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";

// The server and the routes must mean the same keys: they are handed out with the build.
export { intakeContext } from "./intake-context.ts";
export { searchContext } from "./search-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // A page is sent whole: nothing of it may wait in a hidden element for a script to put it in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A form that came back: meta functions do not see what an action said.
  const cameBack = context.staticHandlerContext.actionData && status >= 400;
  return new Response(cameBack ? html.replace("<title>", "<title>Error: ") : html, { status, headers });
}
