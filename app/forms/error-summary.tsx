import type { MouseEvent } from "react";
import type { MessageFormTexts } from "../content/form-texts.ts";
import { fillIn } from "./fill-in.ts";
import { fieldId } from "./message-field.ts";
import type { MessageForm } from "./use-message-form.ts";

/**
 * Says why the last attempt failed, with links to the fields. Stays visible until the next attempt, so that the page
 * doesn't jump while the visitor types. Corrected fields are ticked.
 */
export function ErrorSummary({ form, texts }: { form: MessageForm; texts: MessageFormTexts }) {
  const { kind, failure, fieldErrors, summary } = form;
  if (!failure) return null;
  const problems = Object.entries(failure.fieldErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ name, message })),
  );
  const left = problems.filter(({ name }) => fieldErrors[name]).length;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      // Only the changed line is announced when a field is corrected.
      aria-atomic="false"
      // Without JavaScript, the server returns the page, and `autoFocus` moves the focus here.
      // biome-ignore lint/a11y/noAutofocus: the visitor has to read the errors first
      autoFocus
      className="grid scroll-mt-28 gap-2 rounded-sm border border-danger bg-danger-soft px-6 py-5 shadow-[inset_3px_0_0_var(--color-danger)]"
    >
      <h3 className="text-card text-danger">{texts.notSent}</h3>
      {failure.notice && <p className="text-ink">{failure.notice}</p>}
      {problems.length > 0 && (
        <>
          <p className="text-ink">
            {left === 0 && texts.fixed}
            {left === 1 && texts.fixOne}
            {left > 1 && fillIn(texts.fixSeveral, { count: left })}
          </p>
          <ul>
            {problems.map(({ name, message }) => (
              <li key={message}>
                <a
                  href={`#${fieldId(kind, name)}`}
                  onClick={focusField}
                  className="inline-flex min-h-touch items-center gap-2 text-danger underline underline-offset-4 data-fixed:text-quiet data-fixed:line-through"
                  data-fixed={fieldErrors[name] ? undefined : true}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Focuses the field by script, because in WebKit typed keys don't reach a field that was focused by following a link. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
