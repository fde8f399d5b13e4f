import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";
import { EntryModule } from "./entry-module.ts";

// The server takes these from the build. If it imported the contexts from the source, they would be different objects
// from those that the routes in the build read. The content can be loaded only by Vite.
export { closedOpening, openingTitle } from "./content/derived/job-openings.ts";
export { intakeContext } from "./intake-context.ts";
export { searchContext } from "./search/context.ts";
export { siteFiles } from "./seo/site-files.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = (
    <EntryModule value={context.manifest.entry.module}>
      <ServerRouter context={context} url={request.url} />
    </EntryModule>
  );
  // Keeps each page in one piece. React would insert later pieces with inline scripts, which the CSP blocks.
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
