import { type FormEvent, useState } from "react";
import type { CommentFormTexts } from "../content/schema/forms.ts";
import { Button } from "../ui/controls/button.tsx";
import { controlLook, Field } from "../ui/controls/field.tsx";

type CommentFormProps = {
  labels: CommentFormTexts;
  button: string;
  /** The note above the button. */
  note: string;
  /** The notice that comments are closed. */
  closed: string;
};

const look = `${controlLook} user-invalid:border-danger user-invalid:shadow-[0_0_0_1px_var(--color-danger)]`;

/**
 * Sends nothing, because comments are closed. With `method="dialog"` the browser validates the fields and stays on the
 * page. Without JavaScript, comment-form.css shows the notice `closed` as soon as the fields are valid.
 */
export function CommentForm({ labels, button, note, closed }: CommentFormProps) {
  const [answered, setAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <form method="dialog" onSubmit={answer} className="comment-form grid gap-5">
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
      <p id="comment-note" className="text-quiet text-sm">
        {note}
      </p>
      <Button type="submit" aria-describedby="comment-note" className="justify-self-start max-sm:w-full">
        {button}
      </Button>
      <div role="status">
        <p
          data-answered={answered || undefined}
          className="comment-answer rounded-sm bg-accent-soft px-4 py-3 text-ink text-sm"
        >
          {closed}
        </p>
      </div>
    </form>
  );
}
