import { emailKey } from "../abuse/email-key.ts";
import type { Form } from "../forms.ts";
import { createReference } from "../reference.ts";
import type { DeliveryKind } from "../store/database.ts";
import type { NewSubmission, Submitted } from "../store/store.ts";
import type { Checked } from "./check.ts";
import { digestMessage } from "./digest.ts";
import type { ReceiveContext } from "./receive-context.ts";

export type Stored = { submission: NewSubmission; result: Submitted };

/** Stores the message, its word, files and queued deliveries in one transaction. */
export async function store(context: ReceiveContext, form: Form, checked: Checked): Promise<Stored> {
  const { status, fields, page, challenges } = checked;
  const files = [...checked.files.values()];
  const email = fields.email ?? "";
  const submission: NewSubmission = {
    reference: createReference(context.referencePrefix),
    kind: form.kind,
    status,
    receivedAt: context.now(),
    email,
    page,
    fields,
    digest: digestMessage({
      kind: form.kind,
      status,
      fields,
      page,
      fileHashes: files.map(({ field, sha256 }) => `${field} ${sha256}`),
    }),
    challenges,
    fileIds: files.map(({ id }) => id),
    deliveries: await chooseDeliveries(context, form, status, email),
  };
  return { submission, result: await context.store.submit(submission) };
}

/**
 * Over the limit a message is still stored and staff are notified, but no receipt is sent. So our receipts can't flood a
 * mailbox, and a stranger who uses someone's address can't lock them out.
 */
async function chooseDeliveries(
  { deliveries, rateLimits }: ReceiveContext,
  { kind }: Form,
  status: Checked["status"],
  email: string,
): Promise<readonly DeliveryKind[]> {
  const overLimit = (await rateLimits.consume("receipts", emailKey(email))) !== null;
  if (status === "spam") return [];
  return overLimit ? deliveries[kind].filter((delivery) => delivery !== "visitor-mail") : deliveries[kind];
}
