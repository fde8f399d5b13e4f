import type { Kysely } from "kysely";
import { type AuditLine, readAudit } from "../../intake/inbox/audit.ts";
import {
  type Erasable,
  eraseMessages,
  eraseOlderThan,
  findErasable,
  findErasableByReference,
  findOlderThan,
} from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import type { Database } from "../../intake/store/database.ts";
import { type Command, notFound, usageError, type Values } from "../command.ts";
import { describeCount, describeTime } from "../describe.ts";
import { LIMIT_OPTION, readCount, readLimit, readReference, YES_OPTION } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const LEFT_IN_LOG =
  "Erased data is still in the database's write-ahead log, because another process kept using the log. When that process has finished, a running server empties the log within five minutes.";

export const erase: Command = {
  name: "erase",
  operands: "REF | --email ADDRESS",
  operandCount: { min: 0, max: 1 },
  checksStore: true,
  summary: "erase one message, or everything from one person",
  details: `Erases one message, or all messages from an email address and all spam that mentions it, with their files and
deliveries. Other people's messages that mention the address are listed but kept, unless you add --mentions.

Files held for unfinished applications are erased too. It is not known who sent them, so all of them are erased, and
the visitors who sent them have to choose them again.

Afterwards an SQLite database file is rewritten so that nothing can be recovered from it. If the file is large, visitors
may have to wait. PostgreSQL only marks the space for reuse. The audit log records only counts.

Not erased: earlier backups, exports, delivered emails and messages posted to the webhook.`,
  options: {
    email: {
      type: "string",
      value: "ADDRESS",
      help: "Erase everything from this email address, and spam that mentions it. Case is ignored.",
    },
    mentions: {
      type: "boolean",
      help: "With --email: also erase other people's messages that mention the address.",
    },
    ...YES_OPTION,
  },
  examples: [
    "erase XX-7K4M-Q2XD-9PWT",
    "erase --email jo@example.com",
    "erase --email jo@example.com --yes --json",
  ],
  async run({ openStore, print, confirm, showProgress }, [typed], values) {
    if ((typed === undefined) === (values.email === undefined)) {
      throw usageError("Give either a reference or --email ADDRESS.");
    }
    const { connection } = await openStore();
    const found = await find(connection.db, typed, values);
    const kept = values.mentions ? [] : found.mentions.map(({ reference }) => reference);
    const ids = values.mentions ? [...found.ids, ...found.mentions.map(({ id }) => id)] : found.ids;
    if (ids.length === 0) {
      throw notFound(
        [
          typed ? `There is no message ${typed}.` : "There are no messages from that email address.",
          ...keptLines(kept),
        ].join("\n"),
      );
    }
    await confirm(
      [
        `This erases ${describeCount(ids.length, "message")} (spam: ${found.spam}), with files and deliveries,`,
        "and the files held for all visitors' unfinished applications. It can't be undone.",
        ...keptLines(kept),
      ].join("\n"),
      values.yes === true,
    );
    const progress = showProgress("Erasing");
    const erased = await eraseMessages(connection, ids, new Date(), progress.update).finally(progress.end);
    const scrubbed = await scrub(connection);
    await print({ erased, scrubbed, mentionedIn: kept }, () => [
      `Erased ${describeCount(erased.messages, "message")}, ${describeCount(erased.files + erased.heldFiles, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
      ...keptLines(kept),
    ]);
  },
};

function find(db: Kysely<Database>, typed: string | undefined, { email }: Values): Promise<Erasable> {
  if (typed !== undefined) return findErasableByReference(db, readReference(typed));
  const address = String(email).trim();
  if (!/^\S+@\S+$/.test(address)) throw usageError("--email must be an email address.");
  return findErasable(db, address);
}

function keptLines(kept: readonly string[]): string[] {
  return kept.length === 0
    ? []
    : [
        `These messages from other people mention the address and are kept (--mentions erases them): ${kept.join(", ")}`,
      ];
}

export const retain: Command = {
  name: "retain",
  operands: "--days N",
  checksStore: true,
  summary: "erase messages older than N days",
  details: `Erases messages received more than N days ago, and their files and deliveries. This includes spam and messages that
have not been delivered. Afterwards an SQLite database file is rewritten so that nothing can be recovered from it;
PostgreSQL only marks the space for reuse. The audit log records only counts.`,
  options: {
    days: { type: "string", value: "N", help: "Keep messages from the last N days. Required." },
    ...YES_OPTION,
  },
  examples: ["retain --days 365", "retain --days 90 --yes --json"],
  async run({ openStore, print, confirm, showProgress }, _operands, values) {
    const days = readCount(values.days, "days");
    const { connection } = await openStore();
    const now = new Date();
    const old = (await findOlderThan(connection.db, days, now)).length;
    if (old > 0) {
      await confirm(
        `This erases ${describeCount(old, "message")} older than ${describeCount(days, "day")}, with files and deliveries. It can't be undone.`,
        values.yes === true,
      );
    }
    const progress = showProgress("Erasing");
    const erased = await eraseOlderThan(connection, days, now, progress.update).finally(progress.end);
    const scrubbed = erased.messages === 0 || (await scrub(connection));
    await print({ erased, scrubbed }, () => [
      `Erased ${describeCount(erased.messages, "message")}, ${describeCount(erased.files, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
    ]);
  },
};

const AUDIT_NAMES: Record<string, string> = { heldFiles: "held files" };

const COLUMNS: Column<AuditLine>[] = [
  { title: "When", cell: ({ at }) => describeTime(at) },
  { title: "Action", cell: ({ action }) => action },
  {
    title: "Counts",
    cell: ({ detail }) =>
      Object.entries(detail)
        .map(([name, number]) => `${AUDIT_NAMES[name] ?? name} ${number}`)
        .join(", "),
    min: 20,
  },
];

export const audit: Command = {
  name: "audit",
  summary: "list erasures",
  details: `Lists erasures, newest first. The action is "erase" if messages were erased on request, and "retain" if they
were erased because they were too old. Spam that the server deletes after 30 days is not listed. The audit log contains
only counts, no personal data.`,
  options: LIMIT_OPTION,
  examples: ["audit", "audit --json"],
  async run({ openStore, print, width }, _operands, values) {
    const limit = readLimit(values.limit, width);
    const { connection } = await openStore();
    const lines = await readAudit(connection.db, limit);
    await print(lines, () =>
      lines.length === 0 ? ["The audit log is empty."] : drawTable(COLUMNS, lines, width),
    );
  },
};
