import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const RECORDER = "/engine-error-recorder.js";

/** Runs first on every page. The page records its own errors, because not every driver reports the console. */
function recordErrors() {
  const errors: string[] = [];
  Object.assign(window, { recordedErrors: errors });
  addEventListener(
    "error",
    (event) => {
      const target = event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : "";
      errors.push(target ? `failed to load: ${target}` : `error: ${event.message}`);
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    errors.push(`console: ${parts.join(" ")}`);
    error(...parts);
  };
}

/** The file with React, named in vite.config.ts. No island is hydrated without it. */
const REACT = /^\/assets\/react-/;

export type SiteProxy = Awaited<ReturnType<typeof startProxy>>;

/** A proxy that adds the error recorder to every page as its first script. It can hold React back. */
export async function startProxy(siteUrl: string, holdReact: boolean) {
  const reactIsDelivered = Promise.withResolvers<boolean>();
  let answersForms = true;
  let uploadLimit = Number.POSITIVE_INFINITY;
  const server = createServer(async (incoming, outgoing) => {
    if (holdReact && REACT.test(incoming.url ?? "") && !(await reactIsDelivered.promise)) {
      outgoing.writeHead(404).end();
      return;
    }
    if (incoming.url === RECORDER) {
      outgoing.setHeader("content-type", "text/javascript");
      outgoing.end(`(${recordErrors})()`);
      return;
    }
    if (!answersForms && incoming.method === "POST") {
      incoming.resume();
      return;
    }
    const { "accept-encoding": _, ...headers } = incoming.headers;
    // The site accepts forms only from its own origin, so the proxy's origin is replaced with the site's.
    if (headers.origin === `http://${headers.host}`) headers.origin = new URL(siteUrl).origin;
    const forwarded = request(new URL(incoming.url ?? "/", siteUrl), { method: incoming.method, headers });
    forwarded.on("response", async (response) => {
      const isPage = response.headers["content-type"]?.startsWith("text/html");
      if (!isPage) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
        return;
      }
      const html = Buffer.concat(await response.toArray()).toString();
      const body = html.replace("<head>", `<head><script src="${RECORDER}"></script>`);
      outgoing.writeHead(response.statusCode ?? 500, {
        ...response.headers,
        "content-length": Buffer.byteLength(body),
      });
      outgoing.end(body);
    });
    forwarded.on("error", () => outgoing.destroy());
    let received = 0;
    incoming.on("data", (chunk) => {
      received += chunk.length;
      if (received > uploadLimit) incoming.destroy();
    });
    incoming.on("close", () => incoming.complete || forwarded.destroy());
    incoming.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deliverReact: () => reactIsDelivered.resolve(true),
    refuseReact: () => reactIsDelivered.resolve(false),
    /** Receives sent forms without answering, or forwards them to the site again. */
    answerForms(answers: boolean) {
      answersForms = answers;
    },
    /**
     * Closes the connection of a request as soon as it has sent this many bytes, and idle connections now:
     * Firefox repeats a request whose reused connection was cut on each of them, and sometimes sends nothing for 20 s.
     */
    cutUploadsAfter(bytes: number) {
      uploadLimit = bytes;
      server.closeIdleConnections();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
