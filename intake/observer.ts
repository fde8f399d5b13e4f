import type { MessageKind } from "./messages/kinds.ts";
import type { Outcome } from "./messages/outcome.ts";
import type { Client } from "./receive/receive-context.ts";
import type { DeliveryKind } from "./store/database.ts";

export type AttemptOutcome = "delivered" | "failed" | "parked";

/** Hears of what happens, for counting and logging. Nothing that a visitor typed is in it. */
export type IntakeObserver = {
  /** A form was answered. Spam gets the same answer as any message. */
  received(kind: MessageKind, outcome: Outcome["outcome"], client: Client): void;
  foundSpam(kind: MessageKind): void;
  /** A delivery was tried. */
  attempted(kind: DeliveryKind, outcome: AttemptOutcome): void;
};
