import type { Message, MessageDelivery } from "../intake/inbox/message.ts";
import { toLocalTime } from "../intake/local-time.ts";

export function describeTime(instant: string, timeZone: string): string {
  return toLocalTime(instant, timeZone).slice(0, "2026-01-31 14:05".length);
}

export function describeCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}

export function describeDeliveries({ status, deliveries }: Message): string {
  if (status === "spam") return "spam";
  const state = describeStates(deliveries);
  return status === "suspicious" ? `suspicious, ${state}` : state;
}

function describeStates(deliveries: readonly MessageDelivery[]): string {
  const parked = deliveries.filter(({ state }) => state === "parked").length;
  const queued = deliveries.filter(({ state }) => state === "queued").length;
  if (parked > 0) return `${parked} parked`;
  if (queued > 0) return `${queued} queued`;
  return deliveries.length > 0 ? "delivered" : "stored";
}

export function describeNextTry(
  { state, nextAttemptAt, deliveredAt }: Omit<MessageDelivery, "kind">,
  timeZone: string,
): string {
  if (state === "delivered") return deliveredAt ? describeTime(deliveredAt, timeZone) : "";
  if (state === "parked") return "";
  const minutes = Math.ceil((new Date(nextAttemptAt).getTime() - Date.now()) / 60_000);
  if (minutes <= 0) return "now";
  return minutes < 120 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
}

/** The status with its result, such as "answered" or "done (won)". */
export function describeStatus({ progress, result }: Pick<Message, "progress" | "result">): string {
  return result ? `${progress} (${result})` : progress;
}

/** The status and the owner, such as "answered, Ann". */
export function describeProgress(message: Message): string {
  return [describeStatus(message), message.owner].filter(Boolean).join(", ");
}

/** The source as a filter finds it, or nothing if it is unknown. */
export function describeSource({ source }: Message): string {
  return source.utm_source || source.referrer;
}
