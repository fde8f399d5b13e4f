import { FORMS } from "./forms.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { FormPost } from "./multipart/form-body.ts";
import { acknowledge, type Received } from "./receive/acknowledge.ts";
import { check } from "./receive/check.ts";
import { guard } from "./receive/guard.ts";
import { read } from "./receive/read.ts";
import type { Client, ReceiveContext } from "./receive/receive-context.ts";
import { store } from "./receive/store.ts";
import { StoreUnavailable } from "./store/store-errors.ts";

const RETRY_SECONDS = 30;

/**
 * Receives a form in five steps: guard, read, check, store, acknowledge. Each of the first three can return an outcome,
 * which ends the sequence. If reading stops at a size limit, the visitor gets the form back with only the fields that
 * were read until then.
 */
export async function receive(
  context: ReceiveContext,
  kind: MessageKind,
  post: FormPost,
  client: Client,
): Promise<Received> {
  const form = FORMS[kind];
  const admission = await guard(context, form, post, client);
  if ("outcome" in admission) return admission;
  const sent = await read(context, form, post, client).finally(admission.release);
  if ("outcome" in sent) return sent;
  try {
    const checked = await check(context, form, post, client, sent);
    if ("outcome" in checked) return checked;
    const stored = await store(context, form, checked);
    return await acknowledge(context, checked, stored);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    context.log.error({ err: error, kind }, "The store is not available: a message could not be stored");
    return { outcome: "unavailable", status: 503, retryAfterSeconds: RETRY_SECONDS, ...sent.kept };
  }
}
