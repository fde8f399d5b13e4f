import { markNotSpam, markSpam } from "../../intake/inbox/spam.ts";
import type { DeliveryKind } from "../../intake/store/database.ts";
import { type Command, notFound } from "../command.ts";
import { readReference } from "../option-values.ts";

export const spam: Command = {
  name: "spam",
  operands: "REF",
  access: "write",
  takes: [1, 1],
  summary: "mark a message as spam",
  details: "Marks a message as spam. It leaves the list, and what is not delivered yet never will be.",
  options: {},
  examples: ["spam AG-7K4M-Q2XD-9PWT"],
  async run({ openStore, print }, [typed]) {
    const reference = readReference(typed);
    const { connection } = await openStore();
    const marked = await markSpam(connection, reference);
    if (!marked) throw notFound(`There is no message ${reference}.`);
    await print({ reference, status: "spam", changed: marked.changed }, () => [
      marked.changed ? `${reference} is spam now.` : `${reference} was spam already.`,
    ]);
  },
};

export const notSpam: Command = {
  name: "not-spam",
  operands: "REF",
  access: "write",
  takes: [1, 1],
  summary: "take a message out of spam and deliver it",
  details: `Takes a message out of spam and queues its deliveries, as if it had just come in. The visitor is written to
only if what was typed is an address.`,
  options: {},
  examples: ["list --spam", "not-spam AG-7K4M-Q2XD-9PWT"],
  async run({ openStore, print }, [typed]) {
    const reference = readReference(typed);
    const { connection } = await openStore();
    const deliveries: DeliveryKind[] = ["staff-mail", "visitor-mail"];
    if (process.env.WEBHOOK_URL) deliveries.push("webhook");
    const marked = await markNotSpam(connection, reference, deliveries, new Date());
    if (!marked) throw notFound(`There is no message ${reference}.`);
    const { changed, queued } = marked;
    await print({ reference, status: "received", changed, queued }, () => [
      changed
        ? `${reference} is no spam. Queued: ${queued.join(", ") || "nothing"}`
        : `${reference} was no spam.`,
    ]);
  },
};
