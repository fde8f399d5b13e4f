import { contentOf, type Message } from "../../intake/inbox/message.ts";
import { Moment } from "../ui/moment.tsx";
import { KIND_LABELS, ordinal, toUrl } from "../view.ts";
import { usePage } from "./layout.tsx";
import { StatusTags } from "./list-page.tsx";

type ConversationProps = {
  /** The latest messages of a person, oldest first. */
  messages: readonly Message[];
  /** The number of all messages of this person. */
  count: number;
  current: Message;
};

/** What a person has sent and was answered. A single message is no conversation. */
export function Conversation({ messages, count, current }: ConversationProps) {
  const { view, timeZone } = usePage();
  if (count < 2) return null;
  return (
    <section id="conversation" className="scroll-mt-5">
      <h2 className="mb-2 text-card">Conversation</h2>
      <ol className="border-line border-t">
        {messages.map((message, index) => {
          const { reference, kind, receivedAt, events } = message;
          const isCurrent = reference === current.reference;
          return (
            <li
              key={reference}
              aria-current={isCurrent || undefined}
              className={`relative grid gap-1.5 border-line border-b py-3 ${isCurrent ? "-mx-3 bg-sunken px-3" : "hover:bg-sunken"}`}
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
                <span>{`${ordinal(count - messages.length + index + 1)} message, ${KIND_LABELS[kind]}`}</span>
                <Moment at={receivedAt} timeZone={timeZone} />
                <StatusTags {...message} />
                {isCurrent && <span className="text-ink">This message</span>}
              </p>
              {isCurrent ? (
                <p className="line-clamp-2 break-words text-ink">{contentOf(message)}</p>
              ) : (
                <a
                  href={toUrl(`/messages/${reference}`, view)}
                  className="cover-link line-clamp-2 break-words text-ink"
                >
                  {contentOf(message) || reference}
                </a>
              )}
              {events
                .filter(({ action }) => action === "reply")
                .map(({ id, at, author, detail }) => (
                  <p key={id} className="border-brand border-l-2 pl-3 text-sm">
                    <span className="text-quiet">
                      {`${author}, `}
                      <Moment at={at} timeZone={timeZone} />
                    </span>
                    <span className="line-clamp-2 break-words">{detail}</span>
                  </p>
                ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
