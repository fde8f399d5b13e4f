import { type FormEvent, useRef, useState } from "react";
import type { CommentFormTexts } from "../content/form-texts.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field } from "../ui/controls/field.tsx";
import { controlProps, TextField } from "./form-fields.tsx";
import type { FormField } from "./message-field.ts";
import { turnOffBrowserValidation } from "./turn-off-browser-validation.ts";

type CommentFormProps = {
  texts: CommentFormTexts;
  button: string;
  /** The notice that comments are closed. */
  closed: string;
};

/**
 * Sends nothing, because comments are closed. Before hydration, `method="dialog"` makes the browser validate the fields and
 * stay on the page. After hydration, the form shows its own error messages. If all fields are valid, pressing the button
 * moves the focus to the notice.
 */
export function CommentForm({ texts, button, closed }: CommentFormProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const [invalidNames, setInvalidNames] = useState<string[]>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>(":invalid")];
    setInvalidNames(invalid.map(({ name }) => name));
    (invalid[0] ?? notice.current)?.focus();
  }

  function recheck({ target }: FormEvent) {
    const { name, validity } = target as HTMLInputElement;
    if (validity.valid) setInvalidNames((names) => names.filter((each) => each !== name));
  }

  const field = (name: keyof CommentFormTexts): FormField => ({
    label: texts[name].label,
    id: `comment-${name}`,
    name,
    required: true,
    optional: undefined,
    defaultValue: "",
    errors: invalidNames.includes(name) ? [texts[name].invalid] : undefined,
  });
  const reply = field("reply");
  return (
    <form
      ref={turnOffBrowserValidation}
      method="dialog"
      onSubmit={submit}
      onInput={recheck}
      className="grid gap-5"
    >
      <p
        ref={notice}
        id="comment-notice"
        tabIndex={-1}
        className="scroll-mt-28 rounded-sm bg-accent-soft px-4 py-3 text-ink text-sm"
      >
        {closed}
      </p>
      <TextField {...field("name")} autoComplete="name" />
      <TextField {...field("email")} type="email" autoComplete="email" />
      <Field {...reply}>
        <textarea {...controlProps(reply)} rows={6} className="control resize-y py-3.5" />
      </Field>
      <Button type="submit" aria-describedby="comment-notice" className="justify-self-start max-sm:w-full">
        {button}
      </Button>
    </form>
  );
}
