import { createMiddleware } from "hono/factory";
import { addressKey } from "../intake/abuse/limit-keys.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** How many computed responses an IP address may request per minute: searches, thank-you pages, word checks, POSTs. */
const PER_MINUTE = 120;
const CONCURRENT_PER_ADDRESS = 16;
/** For all IP addresses together. More requests would only wait for the CPU. */
const CONCURRENT = 256;
/** Limits memory: the counts per minute are reset when they include this many IP addresses. */
const MAX_ADDRESSES = 50_000;

/** Limits requests for computed responses. Requests for files are not counted. */
export function limitRequests() {
  const lastMinute = new Map<string, number>();
  const inFlight = new Map<string, number>();
  let total = 0;
  setInterval(() => lastMinute.clear(), 60_000).unref();

  return createMiddleware<{ Variables: { client: Client } }>(async (c, next) => {
    const address = addressKey(c.var.client.address);
    const own = inFlight.get(address) ?? 0;
    if (own >= CONCURRENT_PER_ADDRESS || total >= CONCURRENT) {
      return c.text("We're busy right now. Please try again in a moment.", 503, { "Retry-After": "10" });
    }
    if (lastMinute.size >= MAX_ADDRESSES) lastMinute.clear();
    const asked = (lastMinute.get(address) ?? 0) + 1;
    lastMinute.set(address, asked);
    if (asked > PER_MINUTE) {
      return c.text("That was a lot of requests in a short time. Please wait a minute and try again.", 429, {
        "Retry-After": "60",
      });
    }
    inFlight.set(address, own + 1);
    total += 1;
    try {
      return await next();
    } finally {
      total -= 1;
      const rest = (inFlight.get(address) ?? 1) - 1;
      if (rest === 0) inFlight.delete(address);
      else inFlight.set(address, rest);
    }
  });
}
