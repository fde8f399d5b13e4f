import { EventList } from "../../app/ui/event-list.tsx";
import type { MessageEvent } from "../../intake/inbox/follow-up.ts";
import { PROGRESS_LABELS } from "../view.ts";

/** What staff did to a message, and their notes. */
export function History({ events, timeZone }: { events: readonly MessageEvent[]; timeZone: string }) {
  const listed = events.map((event) => ({
    id: `${event.version} ${event.action}`,
    text: `${event.author} ${describe(event)}`,
    at: event.at,
    quote: event.action === "note" ? event.detail : undefined,
  }));
  return <EventList events={listed} timeZone={timeZone} />;
}

function describe({ action, detail }: MessageEvent): string {
  const descriptions: Record<typeof action, string> = {
    progress: `set the status to ${PROGRESS_LABELS[detail as keyof typeof PROGRESS_LABELS]}`,
    owner: detail ? `made ${detail} the owner` : "removed the owner",
    note: "wrote this note",
    spam: "marked it as spam",
    "not-spam": "marked it as not spam",
    retry: "sent it again",
  };
  return descriptions[action];
}
