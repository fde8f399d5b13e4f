import { markNotSpam, markSpam } from "../../intake/inbox/spam.ts";
import type { DeliveryKind } from "../../intake/store/database.ts";
import { type Command, notFound } from "../command.ts";
import { readReference } from "../option-values.ts";

export const spam: Command = {
  name: "spam",
  operands: "REF",
  checksStore: true,
  operandCount: { min: 1, max: 1 },
  summary: "mark a message as spam",
  details:
    "Marks a message as spam. It is then listed only with --spam, and its queued and parked deliveries are cancelled.",
  examples: ["spam XX-7K4M-Q2XD-9PWT"],
  async run({ openStore, print }, [typed]) {
    const reference = readReference(typed);
    const { connection } = await openStore();
    const marked = await markSpam(connection, reference, new Date());
    if (!marked) throw notFound(`There is no message ${reference}.`);
    await print({ reference, status: "spam", changed: marked.changed }, () => [
      marked.changed ? `${reference} is now marked as spam.` : `${reference} was already marked as spam.`,
    ]);
  },
};

export const notSpam: Command = {
  name: "not-spam",
  operands: "REF",
  checksStore: true,
  operandCount: { min: 1, max: 1 },
  summary: "mark a message as not spam and deliver it",
  details: `Marks a message as not spam and queues the deliveries it has missed. The visitor gets a confirmation email only if
the message has a valid email address.`,
  examples: ["list --spam", "not-spam XX-7K4M-Q2XD-9PWT"],
  async run({ openStore, print, env }, [typed]) {
    const reference = readReference(typed);
    const { connection } = await openStore();
    const deliveries: DeliveryKind[] = ["staff-mail", "visitor-mail"];
    if (env.WEBHOOK_URL) deliveries.push("webhook");
    const marked = await markNotSpam(connection, reference, deliveries, new Date());
    if (!marked) throw notFound(`There is no message ${reference}.`);
    const { changed, queued } = marked;
    await print({ reference, status: "received", changed, queued }, () => [
      changed
        ? `${reference} is no longer marked as spam. Queued deliveries: ${queued.join(", ") || "none"}.`
        : `${reference} is not marked as spam. Nothing was changed.`,
    ]);
  },
};
