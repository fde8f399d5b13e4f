import { addressKey } from "../abuse/limit-keys.ts";
import type { Outcome } from "../messages/outcome.ts";
import type { Client, ReceiveContext } from "./receive-context.ts";

/** Refuses a form before its body is read if it is a cross-site post or its sender is over the rate limit. */
export function guard(
  { rateLimits, publicOrigins }: ReceiveContext,
  { headers }: Request,
  { address }: Client,
): Outcome | null {
  if (isCrossSite(headers, publicOrigins)) {
    return { outcome: "refused", status: 403, message: "This form was sent from another site." };
  }
  const retryAfterSeconds = rateLimits.consume("tries", addressKey(address));
  return retryAfterSeconds === null ? null : { outcome: "too-many", status: 429, retryAfterSeconds };
}

/**
 * Whether the browser reports that another site sent the form. A request with neither `Origin` nor `Sec-Fetch-Site`
 * does not come from a browser, so it can't misuse a visitor's cookies.
 */
export function isCrossSite(headers: Pick<Headers, "get">, publicOrigins: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return !publicOrigins.includes(origin.toLowerCase());
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

export type UploadLimit = ReturnType<typeof createUploadLimit>;

/**
 * A limit on concurrent uploads. Each holds its files in memory, 20 MB at most, until the message is stored. The others
 * wait, but not until the server closes their connection because it is idle.
 */
export function createUploadLimit({ concurrent = 4, waiting = 100, waitMs = 25_000 } = {}) {
  const queue: ((started: boolean) => void)[] = [];
  let active = 0;

  async function start(): Promise<boolean> {
    if (active < concurrent) {
      active += 1;
      return true;
    }
    if (queue.length === waiting) return false;
    const turn = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(turn.resolve), 1);
      turn.resolve(false);
    }, waitMs);
    queue.push(turn.resolve);
    return turn.promise.finally(() => clearTimeout(timer));
  }

  return {
    /** Runs the work when its turn comes. Returns null if that takes too long, or too many uploads are waiting. */
    async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
      if (!(await start())) return null;
      try {
        return await work();
      } finally {
        // The next upload takes over this place, so `active` stays the same.
        const next = queue.shift();
        if (next) next(true);
        else active -= 1;
      }
    },
  };
}
