import { contactSchema } from "../../intake/messages/contact.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { ContactFormTexts } from "../content/schema/forms.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { messageLimit } from "./fill-in.ts";
import { DefaultButton, Honeypot, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";
import { WordCheckField } from "./word-check-field.tsx";

type ContactFormProps = {
  texts: ContactFormTexts;
  outcome: Outcome | undefined;
  subject: string | undefined;
  mailAddress: string;
};

const half = "md:col-span-1!";

export function ContactForm({ texts, outcome, subject = "", mailAddress }: ContactFormProps) {
  const form = useMessageForm({
    kind: "contact",
    schema: () => contactSchema,
    texts,
    outcome,
    defaultValues: { subject },
  });
  const { field } = form;
  const { fields } = texts;
  return (
    <form {...form.formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <DefaultButton />
      <ErrorSummary kind="contact" texts={texts} failure={form.failure} summary={form.summary} />
      <TextField field={field("name")} texts={fields.name} autoComplete="name" className={half} />
      <TextField
        field={field("email")}
        texts={fields.email}
        type="email"
        autoComplete="email"
        className={half}
      />
      <TextField field={field("subject")} texts={fields.subject} className={half} />
      <TextField field={field("phone")} texts={fields.phone} type="tel" autoComplete="tel" className={half} />
      <TextArea field={field("message")} texts={fields.message} limit={messageLimit(texts.limit)} rows={3} />
      <Honeypot />
      <WordCheckField
        field={field("type_the_word")}
        kind="contact"
        texts={texts.wordCheck}
        mailAddress={mailAddress}
        newWords={form.newWords}
        showNewWord={form.showNewWord}
      />
      <SendBar texts={texts} sending={form.sending} />
    </form>
  );
}
