import type { MessageForm } from "./use-message-form.ts";

const counts = [
  "Nothing",
  "One thing needs",
  "Two things need",
  "Three things need",
  "Four things need",
  "Five things need",
];

/** What kept the message from being sent, at the head of the form; it takes the focus and links to the fields. */
export function ErrorSummary({ problems, notice, summary, fields }: MessageForm) {
  if (problems.length === 0 && !notice) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      // The page that comes back without scripts starts here.
      // biome-ignore lint/a11y/noAutofocus: this is where the visitor has to go on
      autoFocus
      className="grid gap-2 rounded-sm border border-danger bg-danger-soft px-6 py-5 shadow-[inset_3px_0_0_var(--color-danger)]"
    >
      <h3 className="text-card text-danger">
        {problems.length > 0
          ? `${counts[problems.length] ?? "Several things need"} another look`
          : "Not sent"}
      </h3>
      {notice && <p className="text-ink">{notice}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${fields[field]?.id ?? field}`}
                className="inline-flex min-h-touch items-center text-danger underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
