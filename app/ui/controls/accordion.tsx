import { Icon } from "../icons/icon.tsx";

type Entry = { id: string; question: string; answer: string };

/**
 * The browser keeps at most one answer open. The id is on the answer, not on the row: browsers open a closed row if the
 * URL's fragment is the id of an element inside it, so links to answers work without JavaScript.
 */
export function Accordion({ name, items }: { name: string; items: Entry[] }) {
  return (
    <div className="border-line border-t">
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name={name} open={index === 0} className="accordion border-line border-b">
          <summary className="group flex min-h-15 cursor-pointer list-none items-center justify-between gap-6 py-3 font-display font-heading text-[1.125rem] sm:min-h-18 sm:py-4 sm:text-[1.25rem] text-ink leading-tight tracking-[-0.012em] transition-colors hover:text-brand [&::-webkit-details-marker]:hidden">
            <h3 className="text-inherit">{question}</h3>
            <Icon name="plus" className="accordion-sign size-6 text-brand" />
          </summary>
          <div
            id={id}
            className="grid scroll-mt-20 justify-items-end gap-x-5 pb-1 sm:flex sm:items-end sm:justify-between sm:pb-7"
          >
            <p className="max-w-prose">{answer}</p>
            <a
              href={`#${id}`}
              aria-label={`Link to the answer: ${question}`}
              className="-mr-2.5 max-sm:-mt-1.5 sm:-mb-2 grid size-touch shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-brand-soft hover:text-brand"
            >
              <Icon name="link" className="size-4.5" />
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
