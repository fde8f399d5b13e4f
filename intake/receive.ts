import { addressKey } from "./abuse/limit-keys.ts";
import type { MessageKind } from "./forms/common.ts";
import { WORD_MESSAGES } from "./forms/fields.ts";
import type { Outcome } from "./forms/outcome.ts";
import { FORMS, type Form, WORD_FIELD } from "./forms.ts";
import { checkMessage } from "./receive/check-message.ts";
import { guard } from "./receive/guard.ts";
import { readForm, type Sent } from "./receive/read-form.ts";
import type { Client, ReceiveContext } from "./receive/receive-context.ts";
import { type StoredMessage, storeMessage } from "./receive/store-message.ts";
import { StoreUnavailable } from "./store/store.ts";

const RETRY_SECONDS = 30;

/**
 * An outcome, with spam as a separate case for our own counters. The sender of spam gets the same response as for an
 * accepted message.
 */
export type Received = Outcome | { outcome: "spam"; reference: string };

/**
 * Receives a form in five steps: guard, read, check, store, acknowledge. Each of the first three can return an outcome,
 * which ends the sequence.
 */
export async function receive(
  context: ReceiveContext,
  kind: MessageKind,
  request: Request,
  client: Client,
): Promise<Received> {
  const form = FORMS[kind];
  const refused = guard(context, request, client);
  if (refused) return refused;
  const admitted = () => readAndStore(context, form, request, client);
  const received =
    form.fileFields.length > 0
      ? await context.uploads.run(addressKey(client.address), request.signal, admitted)
      : await admitted();
  return received ?? { outcome: "busy", status: 503, retryAfterSeconds: RETRY_SECONDS };
}

async function readAndStore(
  context: ReceiveContext,
  form: Form,
  request: Request,
  client: Client,
): Promise<Received> {
  const sent = await readForm(form, request);
  if ("outcome" in sent) return sent;
  try {
    const checked = await checkMessage(context, form, request, client, sent);
    if ("outcome" in checked) return checked;
    return acknowledge(await storeMessage(context, form, checked), sent);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    context.log.error(
      { err: error, kind: form.kind },
      "The store is not available: a message could not be stored",
    );
    return { outcome: "unavailable", status: 503, retryAfterSeconds: RETRY_SECONDS, ...sent.kept };
  }
}

function acknowledge({ message, result }: StoredMessage, { kept }: Sent): Received {
  if (result.status === "word-used") {
    const fieldErrors = { [WORD_FIELD]: [WORD_MESSAGES.used] };
    return { outcome: "invalid", status: 422, fieldErrors, wordChanged: true, ...kept };
  }
  const { reference } = result.status === "dropped" ? message : result;
  return message.status === "spam"
    ? { outcome: "spam", reference }
    : { outcome: "accepted", status: 303, reference };
}
