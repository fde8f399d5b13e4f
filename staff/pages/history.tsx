import type { MessageEvent } from "../../intake/inbox/follow-up.ts";
import { PROGRESS_LABELS } from "../view.ts";
import { Time } from "./layout.tsx";

type EventsProps = { events: readonly MessageEvent[]; timeZone: string };

export function History({ events, timeZone }: EventsProps) {
  return (
    <section>
      <h2 className="mb-3 text-card">Notes and history</h2>
      {events.length > 0 ? (
        <Events events={events.toReversed()} timeZone={timeZone} />
      ) : (
        <p className="text-quiet text-sm">Nothing yet.</p>
      )}
    </section>
  );
}

export function Events({ events, timeZone }: EventsProps) {
  return (
    <ol className="grid gap-3 text-sm">
      {events.map((event) => (
        <li key={`${event.version} ${event.action}`} className="break-words">
          {event.action === "note" && (
            <p className="mb-1 whitespace-pre-wrap rounded-sm bg-sunken px-3 py-2 text-ink">{event.detail}</p>
          )}
          <p className="text-quiet">
            {event.author} {describe(event)}, <Time at={event.at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function describe({ action, detail }: MessageEvent): string {
  switch (action) {
    case "progress":
      return `set the status to ${PROGRESS_LABELS[detail as keyof typeof PROGRESS_LABELS]}`;
    case "owner":
      return detail ? `made ${detail} the owner` : "removed the owner";
    case "note":
      return "wrote this note";
    case "spam":
      return "marked it as spam";
    case "not-spam":
      return "marked it as not spam";
    case "retry":
      return "sent it again";
  }
}
