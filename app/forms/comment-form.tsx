import { type FormEvent, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { controlLook, Field } from "../ui/field.tsx";

type CommentFormProps = {
  button: string;
  /** Stands beside the button, for everybody to read before pressing it. */
  note: string;
  /** The answer to pressing it. */
  closed: string;
};

const look = `${controlLook} user-invalid:border-danger user-invalid:shadow-[0_0_0_1px_var(--color-danger)]`;

/**
 * It sends nothing anywhere. The method `dialog` lets the browser check the fields and then stay where it is, so this is
 * true without JavaScript too; there the answer shows as soon as the fields are in order (comment-form.css).
 */
export function CommentForm({ button, note, closed }: CommentFormProps) {
  const [answered, setAnswered] = useState(false);
  const id = useId();
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <form method="dialog" onSubmit={answer} className="comment-form grid gap-5">
      <Field id={`${id}-name`} label="Name">
        <input id={`${id}-name`} name="name" autoComplete="name" required className={`${look} h-13`} />
      </Field>
      <Field id={`${id}-email`} label="Email">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          className={`${look} h-13`}
        />
      </Field>
      <Field id={`${id}-reply`} label="Reply">
        <textarea id={`${id}-reply`} name="reply" rows={6} required className={`${look} resize-y py-3.5`} />
      </Field>
      <p id={`${id}-note`} className="text-quiet text-sm">
        {note}
      </p>
      <Button type="submit" aria-describedby={`${id}-note`} className="justify-self-start max-sm:w-full">
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
