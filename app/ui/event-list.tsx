import { Moment } from "./moment.tsx";

type ListedEvent = {
  id: string;
  text: string;
  at: string /** Shown above the event. */;
  quote?: string | undefined;
};

/** What happened and when, in the given order. */
export function EventList({ events, timeZone }: { events: readonly ListedEvent[]; timeZone: string }) {
  return (
    <ol className="grid gap-3 text-sm">
      {events.map(({ id, text, at, quote }) => (
        <li key={id} className="break-words">
          {quote && (
            <p className="mb-1 whitespace-pre-wrap rounded-sm bg-sunken px-3 py-2 text-ink">{quote}</p>
          )}
          <p className="text-quiet">
            {text}, <Moment at={at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
