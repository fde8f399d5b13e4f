import { contactSchema } from "../../intake/messages/contact.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { ContactFormTexts } from "../content/schema/forms.ts";
import { messageLimit } from "./fill-in.ts";
import { TextArea, TextField } from "./form-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { useMessageForm } from "./use-message-form.ts";

type ContactFormProps = {
  texts: ContactFormTexts;
  outcome: Outcome | undefined;
  subject: string | undefined;
  mailAddress: string;
};

export function ContactForm({ texts, outcome, subject = "", mailAddress }: ContactFormProps) {
  const schema = () => contactSchema;
  const form = useMessageForm({ kind: "contact", schema, texts, outcome, defaultValues: { subject } });
  const { field } = form;
  return (
    <FormFrame form={form} texts={texts} mailAddress={mailAddress}>
      <TextField {...field("name")} autoComplete="name" half />
      <TextField {...field("email")} type="email" autoComplete="email" half />
      <TextField {...field("subject")} half />
      <TextField {...field("phone")} type="tel" autoComplete="tel" half />
      <TextArea {...field("message")} limit={messageLimit(texts.limit)} rows={3} />
    </FormFrame>
  );
}
