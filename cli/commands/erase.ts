import {
  type AuditLine,
  type Erased,
  eraseMessages,
  findErasable,
  readAudit,
} from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import { type Context, type Inbox, noMessage, notFound, usageError } from "../context.ts";
import { describeCount, describeTime } from "../describe.ts";
import { defaultLimit, examples, limitOption, readReference, yesOption } from "../options.ts";
import { type Column, drawTable } from "../terminal/table.ts";

export function addErase(inbox: Inbox, { openStore, print, confirm, editor }: Context): void {
  inbox
    .command("erase")
    .argument("[ref]", "the message's reference", readReference)
    .summary("erase one message, or everything from one person")
    .description(
      `Erases one message, or all messages from an email address, with their files and deliveries. Other people's messages that mention the address are kept. To find them, use "./inbox list --search ADDRESS", also with --spam.

On SQLite, the erased data is overwritten with zeros, so that it can't be recovered from the database file. PostgreSQL only marks the space for reuse. The audit log records only counts and who erased.

Not erased: earlier backups, exports, delivered emails and messages posted to the webhook.`,
    )
    .option("--email <address>", "erase everything from this email address, ignoring case")
    .addOption(yesOption)
    .addHelpText(
      "after",
      examples(
        "erase XX-7K4M-Q2XD-9PWT",
        "erase --email jo@example.com",
        "erase --email jo@example.com --yes --json",
      ),
    )
    .action(async (reference, { email = "", yes }) => {
      if ((reference === undefined) === (email === ""))
        throw usageError("Give either a reference or --email ADDRESS.");
      if (email && !/^\S+@\S+$/.test(email.trim())) throw usageError("--email must be an email address.");
      const { connection } = await openStore({ checked: true });
      const { ids, spam } = reference
        ? await findErasable(connection.db, "reference", reference)
        : await findErasable(connection.db, "email", email);
      if (ids.length === 0)
        throw reference ? noMessage(reference) : notFound("There are no messages from that email address.");
      await confirm(
        `This erases ${describeCount(ids.length, "message")} (spam: ${spam}), with files and deliveries. It can't be undone.`,
        yes,
      );
      const erased = await eraseMessages(connection, ids, new Date(), { action: "erase", by: editor.author });
      const left = await scrub(connection);
      await print({ erased, scrubbed: left === null }, () => erasedLines(erased, left));
    });
}

function erasedLines({ messages, files, deliveries }: Erased, left: string | null): string[] {
  return [
    `Erased ${describeCount(messages, "message")}, ${describeCount(files, "file")} and ${describeCount(deliveries, "delivery", "deliveries")}.`,
    ...(left ? [left] : []),
  ];
}

const columns = (timeZone: string): Column<AuditLine>[] => [
  { title: "When", cell: ({ at }) => describeTime(at, timeZone) },
  { title: "Action", cell: ({ action }) => action },
  {
    title: "Counts",
    cell: ({ detail }) =>
      Object.entries(detail)
        .map(([name, value]) => `${name} ${value}`)
        .join(", "),
  },
];

export function addAudit(inbox: Inbox, { openStore, print, width, timeZone }: Context): void {
  inbox
    .command("audit")
    .summary("list erasures")
    .description(
      `Lists erasures, newest first. The action is "erase" if messages were erased on request, and "retain" if the server erased them because they were older than RETENTION_DAYS. Spam that the server deletes after 30 days is not listed. The audit log contains only counts and who erased, nothing of the messages.`,
    )
    .addOption(limitOption)
    .addHelpText("after", examples("audit", "audit --json"))
    .action(async ({ limit = defaultLimit(width) }) => {
      const { connection } = await openStore();
      const lines = await readAudit(connection.db, limit);
      await print(lines, () =>
        lines.length === 0 ? ["The audit log is empty."] : drawTable(columns(timeZone), lines, width),
      );
    });
}
