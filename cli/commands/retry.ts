import type { Kysely } from "kysely";
import { findDeliveryIds, type Retried, retryDeliveries } from "../../intake/inbox/deliveries.ts";
import { findMessage } from "../../intake/inbox/messages.ts";
import { parseReference } from "../../intake/reference.ts";
import type { Database } from "../../intake/store/database.ts";
import { type Command, notFound, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";

const SHORTEST_ID = 6;

export const retry: Command = {
  name: "retry",
  operands: "[ID|REF]",
  access: "write",
  operandCount: { min: 0, max: 1 },
  summary: "send queued or parked deliveries now",
  details: `Makes deliveries due now and resets their number of tries, parked ones included. Choose one delivery by its ID
(the last few characters are enough), all deliveries of one message by its reference, or everything with --all.
Nothing that was delivered is sent again.`,
  options: { all: { type: "boolean", help: "Retry everything that is queued or parked." } },
  examples: ["retry 5f0c2ab1", "retry XX-7K4M-Q2XD-9PWT", "retry --all"],
  async run({ openStore, print }, [typed], values) {
    if ((typed === undefined) !== (values.all === true))
      throw usageError("Give an ID, a reference or --all.");
    const { connection } = await openStore();
    const which: Retried = typed === undefined ? { all: true } : await find(connection.db, typed);
    const retried = await retryDeliveries(connection, which, new Date());
    await print({ retried }, () => [`${describeCount(retried, "delivery", "deliveries")} due now.`]);
  },
};

async function find(db: Kysely<Database>, typed: string): Promise<Retried> {
  // Twelve characters can also be the end of an ID; a message with that reference is the better guess.
  const reference = parseReference(typed);
  if (reference && (await findMessage(db, reference))) return { reference };
  const ending = typed.toLowerCase();
  const isId = new RegExp(`^[0-9a-f-]{${SHORTEST_ID},36}$`).test(ending);
  if (!isId && !reference) throw usageError(`${typed} is neither a reference nor an ID.`);
  const [id, other] = isId ? await findDeliveryIds(db, ending) : [];
  if (id === undefined) throw notFound(`There is no message and no delivery ${typed}.`);
  if (other !== undefined) throw usageError(`Several IDs end with ${typed}. Give more characters.`);
  return { id };
}
