import type { MessageKind } from "./forms/common.ts";
import type { Outcome } from "./forms/outcome.ts";
import type { Client } from "./receive/receive-context.ts";
import type { DeliveryKind, NoticeKind } from "./store/database.ts";

export type AttemptOutcome = "delivered" | "failed" | "parked";

/** Callbacks for metrics and logs. They receive nothing that a visitor typed. */
export type IntakeObserver = {
  /** Called after each form post. For spam, the outcome is "accepted", too. */
  received(kind: MessageKind, outcome: Outcome["outcome"], client: Client): void;
  foundSpam(kind: MessageKind): void;
  attempted(kind: DeliveryKind | NoticeKind, outcome: AttemptOutcome): void;
};
