import { createMiddleware } from "hono/factory";
import { addressKey } from "../intake/abuse/address-key.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** Answers computed for one visitor: searches, receipts, forms and word checks. */
const PER_MINUTE = 120;
const AT_ONCE_PER_ADDRESS = 16;
/** All of them together; more would only wait for the processor. */
const AT_ONCE = 256;

/** Limits what has to be computed for each request; files are not counted. */
export function limitRequests() {
  const lastMinute = new Map<string, number>();
  const atOnce = new Map<string, number>();
  let total = 0;
  setInterval(() => lastMinute.clear(), 60_000).unref();

  return createMiddleware<{ Variables: { client: Client } }>(async (c, next) => {
    const address = addressKey(c.var.client.address);
    const own = atOnce.get(address) ?? 0;
    if (own >= AT_ONCE_PER_ADDRESS || total >= AT_ONCE) {
      return c.text("We're busy right now. Please try again in a moment.", 503, { "Retry-After": "10" });
    }
    const asked = (lastMinute.get(address) ?? 0) + 1;
    lastMinute.set(address, asked);
    if (asked > PER_MINUTE) {
      return c.text("That was a lot of requests in a short time. Please wait a minute and try again.", 429, {
        "Retry-After": "60",
      });
    }
    atOnce.set(address, own + 1);
    total += 1;
    try {
      return await next();
    } finally {
      total -= 1;
      const rest = (atOnce.get(address) ?? 1) - 1;
      if (rest === 0) atOnce.delete(address);
      else atOnce.set(address, rest);
    }
  });
}
