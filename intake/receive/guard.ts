import { addressKey } from "../abuse/limit-keys.ts";
import type { Outcome } from "../forms/outcome.ts";
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

type Waiting = { address: string; start: (admitted: boolean) => void };

/**
 * A limit on concurrent uploads. Each holds its files in memory, 20 MB at most, until the message is stored. The others
 * wait, but not until the server closes their connection because it is idle. One address can't take all places.
 */
export function createUploadLimit({ concurrent = 4, perAddress = 2, waiting = 100, waitMs = 25_000 } = {}) {
  const queue: Waiting[] = [];
  const active: string[] = [];

  const hasPlace = (address: string) =>
    active.length < concurrent && active.filter((other) => other === address).length < perAddress;

  async function start(address: string, gone: AbortSignal): Promise<boolean> {
    if (hasPlace(address)) {
      active.push(address);
      return true;
    }
    if (queue.length === waiting || gone.aborted) return false;
    const turn = Promise.withResolvers<boolean>();
    const waiter = { address, start: turn.resolve };
    const giveUp = () => {
      queue.splice(queue.indexOf(waiter), 1);
      turn.resolve(false);
    };
    const timer = setTimeout(giveUp, waitMs);
    gone.addEventListener("abort", giveUp);
    queue.push(waiter);
    return turn.promise.finally(() => {
      clearTimeout(timer);
      gone.removeEventListener("abort", giveUp);
    });
  }

  return {
    /**
     * Runs the work when its turn comes. Returns null if that takes too long, if too many uploads are waiting, or if
     * `gone` says that the sender has left.
     */
    async run<Result>(
      address: string,
      gone: AbortSignal,
      work: () => Promise<Result>,
    ): Promise<Result | null> {
      if (!(await start(address, gone))) return null;
      try {
        return await work();
      } finally {
        active.splice(active.indexOf(address), 1);
        const next = queue.find((waiter) => hasPlace(waiter.address));
        if (next) {
          queue.splice(queue.indexOf(next), 1);
          active.push(next.address);
          next.start(true);
        }
      }
    },
  };
}
