import type { Message } from "../../intake/inbox/message.ts";
import { readMessages } from "../../intake/inbox/messages.ts";
import type { Command } from "../command.ts";
import { describeContent, describeDeliveries, describeSender, describeTime } from "../describe.ts";
import { FILTER_OPTIONS, LIMIT_OPTION, readFilter, readLimit } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const COLUMNS: Column<Message>[] = [
  { title: "Reference", cell: ({ reference }) => reference },
  { title: "Received", cell: ({ receivedAt }) => describeTime(receivedAt), spare: 1 },
  { title: "Kind", cell: ({ kind }) => kind, spare: 2 },
  { title: "From", cell: describeSender, min: 10 },
  { title: "Email", cell: ({ email }) => email, min: 14, spare: 4 },
  { title: "About", cell: describeContent, min: 12, spare: 3 },
  { title: "Files", cell: ({ files }) => String(files.length || ""), align: "right", spare: 5 },
  { title: "State", cell: describeDeliveries },
];

export const list: Command = {
  name: "list",
  summary: "list the newest messages",
  details: "Lists messages, newest first. Spam is listed only with --spam. Filters can be combined.",
  options: {
    ...FILTER_OPTIONS,
    ...LIMIT_OPTION,
  },
  examples: [
    "list",
    "list --kind application --since 7d",
    'list --search "bridge" --json',
    "list --opening software-developer",
    "list --undelivered",
  ],
  async run({ openStore, print, width }, _operands, values) {
    const limit = readLimit(values.limit, width);
    const filter = { ...readFilter(values), status: values.spam ? ("spam" as const) : ("received" as const) };
    const { connection } = await openStore();
    const messages: Message[] = [];
    let more = false;
    for await (const message of readMessages(connection.db, filter, "newest first", limit + 1)) {
      more = messages.length === limit;
      if (more) break;
      messages.push(message);
    }
    await print(messages, () => {
      if (messages.length === 0) return ["No messages."];
      const table = drawTable(COLUMNS, messages, width);
      return more && width !== undefined
        ? [...table, `There are more messages: use --limit ${limit * 2}.`]
        : table;
    });
  },
};
