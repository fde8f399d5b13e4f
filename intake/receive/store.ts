import { hash } from "node:crypto";
import { emailKey } from "../abuse/limit-keys.ts";
import type { Form } from "../forms.ts";
import { createReference } from "../reference.ts";
import type { DeliveryKind } from "../store/database.ts";
import type { NewSubmission, Submitted } from "../store/store.ts";
import type { Checked } from "./check.ts";
import type { ReceiveContext } from "./receive-context.ts";

export type Stored = { submission: NewSubmission; result: Submitted };

/** Stores the message, attaches its files, queues its deliveries and uses up its CAPTCHA word, in one transaction. */
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
    digest: digest(form, checked),
    challenges,
    fileIds: files.map(({ id }) => id),
    deliveries: await chooseDeliveries(context, form, status, email),
  };
  return { submission, result: await context.store.submit(submission) };
}

/**
 * The confirmation emails to one address are limited, so that they can't be used to flood someone's mailbox. A message
 * over the limit is still stored and sent to staff, because someone else may have entered this address and used up its limit.
 */
async function chooseDeliveries(
  { deliveries, rateLimits }: ReceiveContext,
  { kind }: Form,
  status: Checked["status"],
  email: string,
): Promise<readonly DeliveryKind[]> {
  const overLimit = (await rateLimits.consume("confirmations", emailKey(email))) !== null;
  if (status === "spam") return [];
  return overLimit ? deliveries[kind].filter((delivery) => delivery !== "visitor-mail") : deliveries[kind];
}

/**
 * A hash of the message that ignores case and treats any run of white space as one space. It includes the status: if a
 * message was classified as spam and passes the spam checks when it is sent again, it is not a duplicate.
 */
function digest({ kind }: Form, { status, fields, page, files }: Checked): string {
  const normalised = Object.entries(fields)
    .map(([name, value]) => [name, value.replace(/\s+/g, " ").toLowerCase()])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const fileHashes = [...files.values()].map(({ field, sha256 }) => `${field} ${sha256}`);
  return hash("sha256", JSON.stringify([kind, status, page, normalised, fileHashes]));
}
