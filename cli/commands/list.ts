import { describeDue } from "../../intake/inbox/due.ts";
import { contentOf, type Message, senderOf } from "../../intake/inbox/message.ts";
import { countMessages, readMessages } from "../../intake/inbox/read-messages.ts";
import type { WorkingDays } from "../../intake/working-days.ts";
import type { Context, Inbox } from "../context.ts";
import {
  describeCount,
  describeDeliveries,
  describeProgress,
  describeSource,
  describeTime,
} from "../describe.ts";
import {
  addFilteredCommand,
  defaultLimit,
  examples,
  limitOption,
  requireOpening,
  toFilter,
} from "../options.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const columns = (workingDays: WorkingDays): Column<Message>[] => [
  { title: "Reference", cell: ({ reference }) => reference },
  { title: "From", cell: senderOf },
  { title: "Received", cell: ({ receivedAt }) => describeTime(receivedAt, workingDays.timeZone) },
  { title: "Reply", cell: (message) => describeDue(message, workingDays, new Date())?.text ?? "" },
  { title: "Status", cell: describeProgress },
  { title: "State", cell: describeDeliveries },
  { title: "About", cell: contentOf },
  { title: "Email", cell: ({ email }) => email },
  { title: "Kind", cell: ({ kind }) => kind },
  { title: "Source", cell: describeSource },
  { title: "Files", cell: ({ files }) => String(files.length || ""), align: "right" },
];

export function addList(inbox: Inbox, { openStore, print, width, workingDays }: Context): void {
  addFilteredCommand(inbox, "list", workingDays.timeZone)
    .summary("list the newest messages")
    .description("Lists messages, newest first. Spam is listed only with --spam. Filters can be combined.")
    .option("--due-first", "those whose reply is due first, or late longest, come first")
    .addOption(limitOption)
    .addHelpText(
      "after",
      examples(
        "list",
        "list --kind application --since today",
        "list --since 2026-01-01 --until 2026-01-31",
        'list --search "bridge" --json',
        "list --opening software-developer",
        "list --source newsletter --campaign spring --since 4w",
        "list --status new --since 7d",
        "list --overdue",
        "list --undelivered",
      ),
    )
    .action(async ({ limit = defaultLimit(width), dueFirst, ...options }) => {
      const { connection } = await openStore();
      await requireOpening(connection.db, options.opening);
      const filter = toFilter(options);
      const order = dueFirst || options.overdue ? "due first" : "newest first";
      const messages = await Array.fromAsync(readMessages(connection.db, filter, order, { limit }));
      const lines = () =>
        messages.length > 0 ? drawTable(columns(workingDays), messages, width) : ["No messages."];
      if (width === undefined) return print(messages, lines);
      const total = await countMessages(connection.db, filter);
      const spam = options.spam ? 0 : await countMessages(connection.db, { ...filter, spam: true });
      await print(messages, () => [
        ...lines(),
        ...(total > 0 ? [describeTotal(total, messages.length, limit)] : []),
        ...(spam > 0
          ? [`${describeCount(spam, "spam message")}, not delivered. To list spam, use --spam.`]
          : []),
      ]);
    });
}

function describeTotal(total: number, listed: number, limit: number): string {
  const count = describeCount(total, "message");
  return total > listed ? `${listed} of ${count}. To list more, use --limit ${limit * 2}.` : `${count}.`;
}
