import { addressKey, networkKey } from "../abuse/limit-keys.ts";
import type { Form } from "../forms.ts";
import type { Outcome } from "../messages/outcome.ts";
import type { FormPost } from "../multipart/form-body.ts";
import type { Client, ReceiveContext } from "./receive-context.ts";

const BUSY_RETRY_SECONDS = 30;

/** Permission to read a body. Call `release` once the body has been read. */
export type Admission = { release(): void };

/**
 * Refuses a form before its body is read if it is a cross-site post or its sender is over a rate limit. A form with
 * file fields is also refused if too many uploads are in progress or the held files take too much space.
 */
export async function guard(
  context: ReceiveContext,
  form: Form,
  post: FormPost,
  client: Client,
): Promise<Outcome | Admission> {
  if (isCrossSite(post.headers, context.publicOrigins)) {
    return { outcome: "refused", status: 403, message: "This form was sent from another site." };
  }
  const retryAfterSeconds = await exceededLimit(context, client);
  if (retryAfterSeconds !== null) return { outcome: "too-many", status: 429, retryAfterSeconds };
  if (form.fileFields.length === 0) return { release() {} };

  const release = await takeSlot(context, client);
  return release ? { release } : { outcome: "busy", status: 503, retryAfterSeconds: BUSY_RETRY_SECONDS };
}

async function exceededLimit({ rateLimits }: ReceiveContext, { address }: Client): Promise<number | null> {
  const key = addressKey(address);
  const network = networkKey(address);
  return (
    (await rateLimits.consume("pace", key)) ??
    (await rateLimits.consume("tries", key)) ??
    (network === key ? null : await rateLimits.consume("network", network))
  );
}

/** Takes a slot even if the store is unavailable, so that the body is read and the form can be shown again. */
async function takeSlot({ store, uploadSlots, maxHeldBytes }: ReceiveContext, { address }: Client) {
  const heldBytes = await store.heldBytes().catch(() => 0);
  return heldBytes < maxHeldBytes ? uploadSlots.take(networkKey(address)) : null;
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
