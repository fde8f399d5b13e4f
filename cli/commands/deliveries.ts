import { Option } from "@commander-js/extra-typings";
import {
  countDeliveries,
  type DeliveryState,
  listDeliveries,
  type QueuedDelivery,
  retryDeliveries,
} from "../../intake/inbox/deliveries.ts";
import { findMessage } from "../../intake/inbox/read-messages.ts";
import { type Context, type Inbox, noMessage, usageError } from "../context.ts";
import { describeCount, describeNextTry } from "../describe.ts";
import { defaultLimit, examples, limitOption, readReference } from "../options.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const STATES = ["queued", "parked", "delivered"] as const;

const columns = (timeZone: string): Column<QueuedDelivery>[] => [
  { title: "Message", cell: ({ reference }) => reference ?? "(to staff)" },
  { title: "Kind", cell: ({ kind }) => kind },
  { title: "State", cell: ({ state }) => state },
  { title: "Attempts", cell: ({ attempts }) => String(attempts), align: "right" },
  { title: "Next try", cell: (delivery) => describeNextTry(delivery, timeZone) },
  { title: "Last error", cell: ({ lastError }) => lastError ?? "" },
];

export function addDeliveries(inbox: Inbox, { openStore, print, width, timeZone }: Context): void {
  inbox
    .command("deliveries")
    .summary("list queued and failed emails and webhook calls")
    .description(
      `Lists emails and webhook calls that are queued, and those that failed for good and were parked, with the last error. Queued deliveries are in the order in which they are due. Use "./inbox retry" to send queued or parked deliveries now.`,
    )
    .addOption(
      new Option("--state <state>", "only deliveries in this state; default: queued and parked").choices([
        ...STATES,
        "all",
      ] as const),
    )
    .addOption(limitOption)
    .addHelpText("after", examples("deliveries", "deliveries --state parked --json"))
    .action(async ({ state, limit = defaultLimit(width) }) => {
      const { connection } = await openStore();
      const counts = await countDeliveries(connection.db);
      const shown = await listDeliveries(connection.db, toStates(state), limit);
      await print({ counts, deliveries: shown }, () => [
        STATES.map((name) => describeCount(counts[name], name, name)).join(", "),
        ...(shown.length > 0 ? ["", ...drawTable(columns(timeZone), shown, width)] : []),
      ]);
    });
}

function toStates(state: DeliveryState | "all" | undefined): readonly DeliveryState[] {
  if (state === undefined) return ["queued", "parked"];
  return state === "all" ? STATES : [state];
}

export function addRetry(inbox: Inbox, { openStore, print, editor }: Context): void {
  inbox
    .command("retry")
    .argument("[ref]", "the message's reference", readReference)
    .summary("send queued or parked deliveries now")
    .description(
      "Makes queued and parked deliveries due now and resets their number of attempts. A running server then sends them. Choose the deliveries of one message by its reference, or everything with --all. Successful deliveries are not repeated.",
    )
    .option("--all", "retry everything that is queued or parked")
    .addHelpText("after", examples("retry XX-7K4M-Q2XD-9PWT", "retry --all"))
    .action(async (reference, { all = false }) => {
      if ((reference === undefined) !== all) throw usageError("Give either a reference or --all.");
      const { connection } = await openStore({ checked: true });
      if (reference && !(await findMessage(connection.db, reference))) throw noMessage(reference);
      const retried = await connection.write((trx) => retryDeliveries(trx, reference, editor, new Date()));
      await print({ retried }, () => [`${describeCount(retried, "delivery is", "deliveries are")} due now.`]);
    });
}
