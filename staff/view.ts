import { z } from "zod";
import { MESSAGE_KINDS } from "../intake/forms/common.ts";
import { toSingleLine } from "../intake/forms/fields.ts";
import type { MessageFilter } from "../intake/inbox/filter.ts";
import { PROGRESS, type Progress } from "../intake/inbox/follow-up.ts";
import type { MessageDelivery } from "../intake/inbox/message.ts";
import type { Order } from "../intake/inbox/read-messages.ts";
import { addDays, isDay, startOfDay, toDay } from "../intake/local-time.ts";
import { ALL_RESULTS, type Result } from "../intake/store/database.ts";
import type { User } from "./access.ts";
import { momentText } from "./ui/moment.tsx";

const PROGRESS_LABELS: Record<Progress, string> = {
  new: "New",
  answered: "Answered",
  done: "Done",
};
const RESULT_LABELS: Record<Result, string> = {
  won: "Won",
  lost: "Lost",
  "not-for-us": "Not for us",
  hired: "Hired",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};
/** History may also have a status of an earlier version. */
export const labelOfStatus = (status: string): string =>
  ({ ...PROGRESS_LABELS, ...RESULT_LABELS, "in-work": "In work" })[status] ?? status;
export const UNSENT_LABELS = { queued: "Not sent yet", parked: "Delivery failed" };
export const STATUS_LABELS = {
  open: "Open",
  overdue: "Overdue",
  ...PROGRESS_LABELS,
  ...UNSENT_LABELS,
  spam: "Spam",
};

const anything = z
  .string()
  .transform((text) => toSingleLine(text).slice(0, 200))
  .catch("");

const day = z.string().refine(isDay).catch("");

/** The filter in the URL of a page. What is not set, or invalid, is empty. */
export const VIEW = z.object({
  kind: z.enum(["", ...MESSAGE_KINDS]).catch(""),
  status: z.enum(["", "open", "overdue", ...PROGRESS, "queued", "parked", "spam"]).catch(""),
  result: z.enum(["", ...ALL_RESULTS]).catch(""),
  opening: anything,
  owner: anything,
  source: anything,
  campaign: anything,
  from: day,
  to: day,
  words: anything,
  sort: z.enum(["", "due"]).catch(""),
  /** The last message of the previous page of the list. */
  before: anything,
});
export type View = z.infer<typeof VIEW>;

/** The owner in the URL for messages without one. */
export const NO_OWNER = "-";

/** The messages that the view shows. They are always limited to the kinds that the user may see. */
export function toFilter(view: View, { kinds }: User, timeZone: string): MessageFilter {
  const { status, opening, owner, source, campaign, from, to } = view;
  return {
    kinds,
    kind: view.kind || undefined,
    progress: (["open", ...PROGRESS] as const).find((known) => known === status),
    overdueAt: status === "overdue" ? new Date() : undefined,
    result: view.result || undefined,
    spam: status === "spam",
    deliveries: status === "queued" || status === "parked" ? [status] : undefined,
    opening: opening || undefined,
    source: source || undefined,
    campaign: campaign || undefined,
    owner: owner === NO_OWNER ? "" : owner || undefined,
    since: from ? startOfDay(from, timeZone) : undefined,
    until: to ? startOfDay(addDays(to, 1), timeZone) : undefined,
    search: view.words,
  };
}

/** What has been due longest comes first in the list of what is late, and wherever the user chooses it. */
export const orderOf = ({ status, sort }: View): Order =>
  sort === "due" || status === "overdue" ? "due first" : "newest first";

/** The URL of a page with this view, such as "/?status=new". */
export function toUrl(path: string, view: Partial<View>, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...view, ...more }).filter(([, value]) => value);
  const query = new URLSearchParams(set as [string, string][]).toString();
  return query ? `${path}?${query}` : path;
}

/** A number of things, such as "1 file" or "2 files". */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const ordinals = new Intl.PluralRules("en-GB", { type: "ordinal" });
const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd" };

/** A number such as "1st" or "11th". */
export const ordinal = (number: number) => `${number}${ENDINGS[ordinals.select(number)] ?? "th"}`;

export const KIND_LABELS = { contact: "Contact", inquiry: "Inquiry", application: "Application" };
export const DELIVERY_LABELS = {
  "staff-mail": "Email to staff",
  "visitor-mail": "Confirmation email",
  webhook: "Webhook",
  reply: "Reply",
};

export function describeDelivery(delivery: MessageDelivery, timeZone: string): string {
  const { state, attempts, deliveredAt, nextAttemptAt, lastError } = delivery;
  const time = momentText(deliveredAt ?? nextAttemptAt, timeZone);
  const states = {
    delivered: `Delivered ${time}`,
    queued: `${UNSENT_LABELS.queued}, next try ${time}`,
    parked: `${UNSENT_LABELS.parked}, and is not tried again`,
  };
  return states[state] + (lastError ? `. Attempt ${attempts} failed: ${lastError}` : "");
}

/** The name of an exported list, such as "messages, status new, from 2026-11-01, 2026-11-18.csv". */
export function exportName(view: View, timeZone: string, extension: string): string {
  const set = Object.entries({ ...view, before: "" }).filter(([, value]) => value);
  const filters = set.map(([name, value]) => `${name} ${value === NO_OWNER ? "none" : value}`);
  return `${["messages", ...filters, toDay(new Date(), timeZone)].join(", ")}.${extension}`;
}
