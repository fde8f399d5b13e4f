import { Moment } from "../../app/ui/moment.tsx";
import type { MessageEvent } from "../../intake/inbox/follow-up.ts";
import { PROGRESS_LABELS } from "../view.ts";

/** What staff did to a message, and their notes. */
export function History({ events, timeZone }: { events: readonly MessageEvent[]; timeZone: string }) {
  return (
    <ol className="grid gap-3 text-sm">
      {events.map((event) => (
        <li key={`${event.version} ${event.action}`} className="break-words">
          {event.action === "note" && (
            <p className="mb-1 whitespace-pre-wrap rounded-sm bg-sunken px-3 py-2 text-ink">{event.detail}</p>
          )}
          <p className="text-quiet">
            {`${event.author} ${describe(event)}, `}
            <Moment at={event.at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function describe({ action, detail }: MessageEvent): string {
  const descriptions: Record<typeof action, string> = {
    progress: `set the status to ${PROGRESS_LABELS[detail as keyof typeof PROGRESS_LABELS]}`,
    owner: detail ? `made ${detail} the owner` : "removed the owner",
    note: "wrote this note",
    spam: "marked it as spam",
    "not-spam": "marked it as not spam",
    retry: "queued it to be sent again",
  };
  return descriptions[action];
}
