import { contactSchema } from "../../intake/forms/contact.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import type { WordCheckTexts } from "../content/form-texts.ts";
import { messageLimit } from "./fill-in.ts";
import { TextArea, TextField } from "./form-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { TextsOf } from "./message-field.ts";
import { useMessageForm } from "./use-message-form.ts";

type ContactFormProps = {
  texts: TextsOf<typeof contactSchema> & { wordCheck: WordCheckTexts };
  outcome: Outcome | undefined;
  /** The path of this page: /contact, or that of a pricing plan below it. */
  page: string;
  /** Texts that are in the form when it opens. */
  filledIn: { subject?: string; message?: string } | undefined;
  mailAddress: string;
};

export function ContactForm({ texts, outcome, page, filledIn, mailAddress }: ContactFormProps) {
  const form = useMessageForm({
    kind: "contact",
    schema: contactSchema,
    texts,
    outcome,
    defaultValues: filledIn,
  });
  const { field } = form;
  return (
    <FormFrame form={form} texts={texts} page={page} mailAddress={mailAddress}>
      <TextField {...field("name")} autoComplete="name" half />
      <TextField {...field("email")} type="email" autoComplete="email" half />
      <TextField {...field("subject")} half />
      <TextField {...field("phone")} type="tel" autoComplete="tel" half />
      <TextArea {...field("message")} limit={messageLimit(texts.limit)} rows={3} />
    </FormFrame>
  );
}
