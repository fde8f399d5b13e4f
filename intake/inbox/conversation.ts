import type { Kysely } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { Database } from "../store/database.ts";
import type { Message } from "./message.ts";
import { countMessages, readMessages } from "./read-messages.ts";

const MOST_MESSAGES = 30;

/** The latest messages of these kinds from an email address, oldest first, and how many there are. Spam doesn't count. */
export async function readConversation(
  db: Kysely<Database>,
  kinds: readonly MessageKind[],
  { email }: Pick<Message, "email">,
): Promise<{ messages: Message[]; count: number }> {
  if (!email) return { messages: [], count: 0 };
  const filter = { kinds, email, spam: false };
  const latest = await Array.fromAsync(readMessages(db, filter, "newest first", { limit: MOST_MESSAGES }));
  return { messages: latest.toReversed(), count: await countMessages(db, filter) };
}

/** For each of these messages, 3 if it is the third of these kinds from its address. Spam doesn't count. */
export async function numberMessages(
  db: Kysely<Database>,
  kinds: readonly MessageKind[],
  messages: readonly Pick<Message, "reference" | "email">[],
): Promise<Map<string, number>> {
  const emails = [...new Set(messages.map(({ email }) => email).filter(Boolean))];
  if (emails.length === 0) return new Map();
  const numbered = db
    .selectFrom("messages")
    .select("id")
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("email").orderBy("received_at").orderBy("id"))
        .as("number"),
    )
    .where("email", "in", emails)
    .where("kind", "in", kinds)
    .where("status", "!=", "spam");
  // The index on the address has all that is needed to number them.
  const rows = await db
    .selectFrom(numbered.as("numbered"))
    .innerJoin("messages", "messages.id", "numbered.id")
    .select(["reference", "number"])
    .where(
      "reference",
      "in",
      messages.map(({ reference }) => reference),
    )
    .execute();
  return new Map(rows.map(({ reference, number }) => [reference, Number(number)]));
}
