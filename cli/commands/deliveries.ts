import {
  countDeliveries,
  type DeliveryState,
  listDeliveries,
  type QueuedDelivery,
} from "../../intake/inbox/deliveries.ts";
import { type Command, usageError, type Values } from "../command.ts";
import { describeCount, describeNextTry } from "../describe.ts";
import { LIMIT_OPTION, readLimit } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const STATES = ["queued", "parked", "delivered"] as const;
const SHORT_ID = 8;

const COLUMNS: Column<QueuedDelivery>[] = [
  { title: "ID", cell: ({ id }) => id.slice(-SHORT_ID) },
  { title: "Message", cell: ({ reference }) => reference, spare: 2 },
  { title: "What", cell: ({ kind }) => kind, spare: 3 },
  { title: "State", cell: ({ state }) => state },
  { title: "Tries", cell: ({ attempts }) => String(attempts), align: "right" },
  { title: "Next try", cell: (delivery) => describeNextTry(delivery, new Date()) },
  { title: "Last error", cell: ({ lastError }) => lastError ?? "", min: 10, spare: 4 },
];

export const deliveries: Command = {
  name: "deliveries",
  operands: "",
  access: "read",
  operandCount: { min: 0, max: 0 },
  summary: "list queued and failed emails and webhook calls",
  details: `Lists deliveries that are queued and those that were given up (parked, with the reason), next due first.
Use "./inbox retry" to send them again.`,
  options: {
    state: {
      type: "string",
      value: "STATE",
      help: "queued, parked, delivered or all. Default: queued and parked",
    },
    ...LIMIT_OPTION,
  },
  examples: ["deliveries", "deliveries --state parked --json"],
  async run({ openStore, print, width }, _operands, values) {
    const states = readStates(values.state);
    const limit = readLimit(values.limit, width);
    const { connection } = await openStore();
    const counts = await countDeliveries(connection.db);
    const shown = await listDeliveries(connection.db, states, limit);
    await print({ counts, deliveries: shown }, () => [
      STATES.map((state) => describeCount(counts[state], state, state)).join(", "),
      ...(shown.length > 0 ? ["", ...drawTable(COLUMNS, shown, width)] : []),
    ]);
  },
};

function readStates(given: Values[string]): readonly DeliveryState[] {
  if (given === undefined) return ["queued", "parked"];
  if (given === "all") return STATES;
  const state = STATES.find((known) => known === given);
  if (!state) throw usageError("--state must be queued, parked, delivered or all.");
  return [state];
}
