import type { Kysely } from "kysely";
import { findDeliveryIds, type Retried, retryDeliveries } from "../../intake/inbox/deliveries.ts";
import { findMessage } from "../../intake/inbox/messages.ts";
import { parseReference } from "../../intake/inbox/parse-reference.ts";
import type { Database } from "../../intake/store/database.ts";
import { type Command, notFound, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";

const SHORTEST_ID = 6;

export const retry: Command = {
  name: "retry",
  operands: "[ID|REF]",
  access: "write",
  takes: [0, 1],
  summary: "deliver now what is queued or parked",
  details: `Makes deliveries due now, parked ones too, with all their tries before them: one by its ID (the end of it is
enough), those of one message by its reference, or all. What is delivered is not delivered again.`,
  options: { all: { type: "boolean", help: "Everything that is queued or parked." } },
  examples: ["retry 5f0c2ab1", "retry AG-7K4M-Q2XD-9PWT", "retry --all"],
  async run({ openStore, print }, [typed], values) {
    if ((typed === undefined) !== (values.all === true)) throw usageError("Say an ID, a reference or --all.");
    const { connection } = await openStore();
    const which: Retried = typed === undefined ? { all: true } : await find(connection.db, typed);
    const retried = await retryDeliveries(connection, which, new Date());
    await print({ retried }, () => [`${describeCount(retried, "delivery", "deliveries")} due now.`]);
  },
};

async function find(db: Kysely<Database>, typed: string): Promise<Retried> {
  // Twelve letters can be the end of an ID as well; a message by that name is the better guess.
  const reference = parseReference(typed);
  if (reference && (await findMessage(db, reference))) return { reference };
  const ending = typed.toLowerCase();
  const isId = new RegExp(`^[0-9a-f-]{${SHORTEST_ID},36}$`).test(ending);
  if (!isId && !reference) throw usageError(`${typed} is neither a reference nor an ID.`);
  const [id, other] = isId ? await findDeliveryIds(db, ending) : [];
  if (id === undefined) throw notFound(`There is no message and no delivery ${typed}.`);
  if (other !== undefined) throw usageError(`Several IDs end with ${typed}. Say more of it.`);
  return { id };
}
