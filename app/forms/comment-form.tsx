import { type FormEvent, useRef } from "react";
import type { CommentFormTexts } from "../content/schema/forms.ts";
import { Button } from "../ui/controls/button.tsx";
import { controlLook, Field } from "../ui/controls/field.tsx";

type CommentFormProps = {
  labels: CommentFormTexts;
  button: string;
  /** The notice that comments are closed. */
  closed: string;
};

const look = `${controlLook} user-invalid:border-danger user-invalid:shadow-[0_0_0_1px_var(--color-danger)]`;

/**
 * Sends nothing, because comments are closed. With `method="dialog"` the browser validates the fields and stays on the
 * page. Pressing the button moves the focus to the notice.
 */
export function CommentForm({ labels, button, closed }: CommentFormProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    notice.current?.focus();
  };
  return (
    <form method="dialog" onSubmit={answer} className="grid gap-5">
      <p
        ref={notice}
        id="comment-notice"
        tabIndex={-1}
        className="scroll-mt-28 rounded-sm bg-accent-soft px-4 py-3 text-ink text-sm"
      >
        {closed}
      </p>
      {(["name", "email"] as const).map((name) => (
        <Field key={name} id={`comment-${name}`} label={labels[name]}>
          <input
            id={`comment-${name}`}
            name={name}
            type={name === "email" ? "email" : "text"}
            autoComplete={name}
            required
            className={`${look} h-13`}
          />
        </Field>
      ))}
      <Field id="comment-reply" label={labels.reply}>
        <textarea id="comment-reply" name="reply" rows={6} required className={`${look} resize-y py-3.5`} />
      </Field>
      <Button type="submit" aria-describedby="comment-notice" className="justify-self-start max-sm:w-full">
        {button}
      </Button>
    </form>
  );
}
