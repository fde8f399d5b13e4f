import { inquirySchema } from "../../intake/messages/inquiry.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Honeypot, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";

/** `page`: the service or industry it is about, so that staff know without asking. */
export function InquiryForm({ page }: { page: string }) {
  const message = useMessageForm({ kind: "inquiry", schema: () => inquirySchema });
  const { formProps, fields, sending } = message;
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <ErrorSummary {...message} />
      <input type="hidden" name="page" value={page} />
      <TextField field={fields.name} label="Name" placeholder="Your name*" autoComplete="name" />
      <TextField
        field={fields.email}
        label="Work email"
        type="email"
        placeholder="Work email*"
        autoComplete="email"
        className="md:col-span-1!"
      />
      <TextField
        field={fields.phone}
        label="Phone number"
        type="tel"
        placeholder="Phone number*"
        autoComplete="tel"
        className="md:col-span-1!"
      />
      <TextArea
        field={fields.requirements}
        label="Requirements"
        placeholder="What should it do, and by when*"
        rows={4}
      />
      <Honeypot />
      <SendBar label="Send inquiry" sending={sending} />
    </form>
  );
}
