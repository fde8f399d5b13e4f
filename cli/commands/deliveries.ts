import type { Kysely } from "kysely";
import {
  countDeliveries,
  type DeliveryState,
  findDeliveryIds,
  listDeliveries,
  type QueuedDelivery,
  type Retried,
  retryDeliveries,
} from "../../intake/inbox/deliveries.ts";
import { findMessage } from "../../intake/inbox/messages.ts";
import { parseReference } from "../../intake/reference.ts";
import type { Database } from "../../intake/store/database.ts";
import { type Command, notFound, usageError, type Values } from "../command.ts";
import { describeCount, describeNextTry } from "../describe.ts";
import { LIMIT_OPTION, readLimit } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const STATES = ["queued", "parked", "delivered"] as const;
const SHORT_ID = 8;

const COLUMNS: Column<QueuedDelivery>[] = [
  { title: "ID", cell: ({ id }) => id.slice(-SHORT_ID) },
  { title: "Message", cell: ({ reference }) => reference, spare: 2 },
  { title: "Kind", cell: ({ kind }) => kind, spare: 3 },
  { title: "State", cell: ({ state }) => state },
  { title: "Attempts", cell: ({ attempts }) => String(attempts), align: "right" },
  { title: "Next try", cell: (delivery) => describeNextTry(delivery, new Date()) },
  { title: "Last error", cell: ({ lastError }) => lastError ?? "", min: 10, spare: 4 },
];

export const deliveries: Command = {
  name: "deliveries",
  summary: "list queued and failed emails and webhook calls",
  details: `Lists emails and webhook calls that are queued, and those that failed for good and were parked, with the last error.
Queued deliveries are in the order in which they are due. Use "./inbox retry" to send queued or parked deliveries now.`,
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

const SHORTEST_ID = 6;

export const retry: Command = {
  name: "retry",
  operands: "ID | REF | --all",
  checksStore: true,
  operandCount: { min: 0, max: 1 },
  summary: "send queued or parked deliveries now",
  details: `Makes queued and parked deliveries due now and resets their number of attempts. A running server then sends them. Choose
one delivery by its ID (the last six characters are enough), all deliveries of one message by its reference, or
everything with --all. Successful deliveries are not repeated.`,
  options: { all: { type: "boolean", help: "Retry everything that is queued or parked." } },
  examples: ["retry 5f0c2ab1", "retry XX-7K4M-Q2XD-9PWT", "retry --all"],
  async run({ openStore, print }, [typed], values) {
    if ((typed === undefined) !== (values.all === true))
      throw usageError("Give either an ID, a reference or --all.");
    const { connection } = await openStore();
    const which: Retried = typed === undefined ? { all: true } : await find(connection.db, typed);
    const retried = await retryDeliveries(connection, which, new Date());
    await print({ retried }, () => [`${describeCount(retried, "delivery is", "deliveries are")} due now.`]);
  },
};

async function find(db: Kysely<Database>, typed: string): Promise<Retried> {
  // Some input, such as ab-0123456789ab, can be a reference or the end of a delivery's ID. References are tried first.
  const reference = parseReference(typed);
  if (reference && (await findMessage(db, reference))) return { reference };
  const ending = typed.toLowerCase();
  const isId = new RegExp(`^[0-9a-f-]{${SHORTEST_ID},36}$`).test(ending);
  if (!isId && !reference)
    throw usageError(`${typed} is neither an ID nor a reference. "./inbox deliveries" shows both.`);
  const [id, other] = isId ? await findDeliveryIds(db, ending) : [];
  if (id === undefined)
    throw notFound(`There is no delivery with the ID ${typed}, and no message with that reference.`);
  if (other !== undefined) throw usageError(`Several IDs end with ${typed}. Give more characters.`);
  return { id };
}
