import { hash } from "node:crypto";
import { emailKey } from "../abuse/limit-keys.ts";
import type { Form } from "../forms.ts";
import { createReference } from "../reference.ts";
import type { DeliveryKind } from "../store/database.ts";
import type { NewMessage, StoreResult } from "../store/store.ts";
import type { CheckedMessage } from "./check-message.ts";
import type { ReceiveContext } from "./receive-context.ts";

export type StoredMessage = { message: NewMessage; result: StoreResult };

/** Stores the message and its files, queues its deliveries and uses up its CAPTCHA word, in one transaction. */
export async function storeMessage(
  context: ReceiveContext,
  form: Form,
  checked: CheckedMessage,
): Promise<StoredMessage> {
  const { status, fields, page, source, files, challenges } = checked;
  const email = fields.email ?? "";
  const receivedAt = context.now();
  const message: NewMessage = {
    reference: createReference(context.referencePrefix),
    kind: form.kind,
    status,
    receivedAt,
    dueAt: status === "spam" ? null : context.workingDays.replyDue(form.kind, receivedAt),
    email,
    page,
    source,
    fields,
    digest: digest(form, checked),
    challenges,
    files,
    deliveries: chooseDeliveries(context, form, status, email),
  };
  return { message, result: await context.store.storeMessage(message) };
}

/**
 * Confirmation emails are limited, so that they can't be used to flood one mailbox or many. A message over a limit is
 * still stored and sent to staff, because someone else may have entered this address and used up its limit. A suspicious
 * message gets no confirmation either: a bot may have entered someone else's address.
 */
function chooseDeliveries(
  { deliveries, rateLimits, log }: ReceiveContext,
  { kind }: Form,
  status: CheckedMessage["status"],
  email: string,
): readonly DeliveryKind[] {
  if (status === "spam") return [];
  const usedUp = () =>
    log.error(
      {},
      "Too many confirmation emails: for up to an hour, visitors get none. Staff get all messages",
    );
  const isConfirmed =
    status === "received" &&
    rateLimits.consume("confirmations", emailKey(email)) === null &&
    rateLimits.consume("allConfirmations", "", usedUp) === null;
  return isConfirmed ? deliveries[kind] : deliveries[kind].filter((delivery) => delivery !== "visitor-mail");
}

/**
 * A hash of the message that ignores case and treats any run of white space as one space. Spam gets another hash: if a
 * message was classified as spam and passes the spam checks when it is sent again, it is not a duplicate.
 */
function digest({ kind }: Form, { status, fields, page, files }: CheckedMessage): string {
  const normalised = Object.entries(fields)
    .map(([name, value]) => [name, value.replace(/\s+/g, " ").toLowerCase()])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const fileHashes = files.map(({ field, sha256 }) => `${field} ${sha256}`);
  return hash("sha256", JSON.stringify([kind, status === "spam", page, normalised, fileHashes]));
}
