import type { MessageFilter } from "../intake/inbox/filter.ts";
import type { User } from "../intake/inbox/follow-up.ts";
import { PROGRESS, type Progress } from "../intake/inbox/follow-up.ts";
import { addDays, startOfDay, toLocalTime } from "../intake/inbox/local-time.ts";
import type { MessageDelivery } from "../intake/inbox/message.ts";
import { MESSAGE_KINDS } from "../intake/messages/common.ts";
import { toSingleLine } from "../intake/messages/fields.ts";

const FIELDS = ["kind", "status", "opening", "owner", "source", "from", "to", "words"] as const;

/** The filter as it is in the URL. What is not set, or invalid, is empty. */
export type View = Record<(typeof FIELDS)[number], string>;

export function toView(query: (name: string) => string | undefined): View {
  const given = FIELDS.map((name) => [name, toSingleLine(query(name) ?? "").slice(0, 200)] as const);
  const view = Object.fromEntries(given) as View;
  const known = <Name extends keyof View>(name: Name, isValid: boolean) => (isValid ? view[name] : "");
  return {
    ...view,
    kind: known(
      "kind",
      MESSAGE_KINDS.some((kind) => kind === view.kind),
    ),
    status: known(
      "status",
      [...PROGRESS, "spam"].some((status) => status === view.status),
    ),
    opening: known("opening", /^[a-z0-9-]+$/.test(view.opening)),
    from: known("from", isDay(view.from)),
    to: known("to", isDay(view.to)),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Boolean(new Date(text).toJSON()?.startsWith(text));
}

/** The messages that the view shows. They are always limited to the kinds that the user may see. */
export function toFilter(view: View, { kinds }: User, timeZone: string): MessageFilter {
  const { kind, status, opening, owner, source, from, to, words } = view;
  return {
    kinds,
    kind: MESSAGE_KINDS.find((known) => known === kind),
    progress: PROGRESS.find((known) => known === status),
    spam: status === "spam",
    opening,
    owner,
    source,
    since: from ? startOfDay(from, timeZone) : undefined,
    until: to ? startOfDay(addDays(to, 1), timeZone) : undefined,
    search: words || undefined,
  };
}

/** The URL of a page with this view, such as "/?status=new". */
export function toUrl(path: string, view: Partial<View>, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...view, ...more }).filter(([, value]) => value);
  const query = new URLSearchParams(set as [string, string][]).toString();
  return query ? `${path}?${query}` : path;
}

export const PROGRESS_LABELS: Record<Progress, string> = { new: "New", "in-work": "In work", done: "Done" };
export const KIND_LABELS = { contact: "Contact", inquiry: "Inquiry", application: "Application" };
export const FILE_LABELS = { resume: "CV", coverletter: "Cover letter" };
export const DELIVERY_LABELS = {
  "staff-mail": "Email to staff",
  "visitor-mail": "Confirmation email",
  webhook: "Webhook",
};

export function describeDelivery(delivery: MessageDelivery, timeZone: string): string {
  const { state, attempts, deliveredAt, nextAttemptAt, lastError } = delivery;
  const time = toLocalTime(deliveredAt ?? nextAttemptAt, timeZone).slice(0, "2026-01-31 14:05".length);
  const states = {
    delivered: `Delivered ${time}`,
    queued: `Waiting, next try ${time}`,
    parked: `Failed after ${attempts} attempts`,
  };
  return lastError ? `${states[state]}: ${lastError}` : states[state];
}
