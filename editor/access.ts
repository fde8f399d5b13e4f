import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Whether another site sent the request. Vite itself refuses requests for other hosts (DNS rebinding). */
function isForeign({ headers }: IncomingMessage) {
  const { host, origin, "sec-fetch-site": site = "none" } = headers;
  return (origin && origin !== `http://${host}`) || !["same-origin", "none"].includes(String(site));
}

/**
 * Lets in only browsers in which the editor's address was opened, because every account of the computer can reach the
 * port. The address has a key, which the browser then keeps in a cookie.
 */
export function editorAccess(port: number) {
  const key = randomBytes(24).toString("base64url");
  // Cookies of localhost belong to all its ports.
  const cookie = `editor-${port}=${key}`;

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { headers, url = "" } = request;
    const refuse = (sentence: string) =>
      response.writeHead(403, { "Content-Type": "text/plain" }).end(`${sentence}\n`);
    if (isForeign(request)) return refuse("Open the editor at its own address.");
    // The site beside the editor can also be reached without it.
    if (!url.startsWith("/editor/")) return next();
    const { searchParams } = new URL(url, "http://localhost");
    if (searchParams.get("key") === key) {
      searchParams.delete("key");
      response.setHeader("Set-Cookie", `${cookie}; Path=/editor/; HttpOnly; SameSite=Strict`);
      return response.writeHead(303, { Location: `/editor/?${searchParams}` }).end();
    }
    if (headers.cookie?.split("; ").includes(cookie)) return next();
    return refuse("Open the address that the terminal shows after the word Editor.");
  }
  return { path: `/editor/?key=${key}`, answer };
}
