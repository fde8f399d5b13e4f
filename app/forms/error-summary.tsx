import type { MessageFormTexts } from "../content/schema/forms.ts";
import { fillIn } from "./fill-in.ts";
import { fieldId, type MessageForm } from "./use-message-form.ts";

/** Says why the last attempt failed, with links to the fields. Stays visible until the next attempt. */
export function ErrorSummary({ form, texts }: { form: MessageForm; texts: MessageFormTexts }) {
  const { kind, failure, summary } = form;
  if (!failure) return null;
  const problems = Object.entries(failure.fieldErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ name, message })),
  );
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
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
            {problems.length === 1 ? texts.fixOne : fillIn(texts.fixSeveral, { count: problems.length })}
          </p>
          <ul>
            {problems.map(({ name, message }) => (
              <li key={message}>
                <a
                  href={`#${fieldId(kind, name)}`}
                  className="inline-flex min-h-touch items-center text-danger underline underline-offset-4"
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
