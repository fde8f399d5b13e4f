import { contactSchema } from "../../intake/messages/contact.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Honeypot, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";
import { WordCheckField } from "./word-check-field.tsx";

export function ContactForm({ subject = "", mailAddress }: { subject?: string; mailAddress: string }) {
  const message = useMessageForm({ kind: "contact", schema: () => contactSchema, defaultValue: { subject } });
  const { formProps, fields, sending, failures } = message;
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <ErrorSummary {...message} />
      <TextField field={fields.name} label="Name" autoComplete="name" className="md:col-span-1!" />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="email"
        className="md:col-span-1!"
      />
      <TextField field={fields.subject} label="Subject" className="md:col-span-1!" />
      <TextField
        field={fields.phone}
        label="Phone"
        type="tel"
        autoComplete="tel"
        className="md:col-span-1!"
      />
      <TextArea field={fields.message} label="Message" rows={3} />
      <Honeypot />
      <WordCheckField
        field={fields.type_the_word}
        form="contact"
        failures={failures}
        mailAddress={mailAddress}
      />
      <SendBar label="Send message" sending={sending} />
    </form>
  );
}
