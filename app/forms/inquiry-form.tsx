import { inquirySchema } from "../../intake/messages/inquiry.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { InquiryFormTexts } from "../content/schema/forms.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { messageLimit } from "./fill-in.ts";
import { Honeypot, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";

type InquiryFormProps = {
  texts: InquiryFormTexts;
  outcome: Outcome | undefined;
  /** The service or industry the inquiry is about, for staff. */
  page: string;
};

const half = "md:col-span-1!";

export function InquiryForm({ texts, outcome, page }: InquiryFormProps) {
  const form = useMessageForm({ kind: "inquiry", schema: () => inquirySchema, texts, outcome });
  const { field } = form;
  const { fields } = texts;
  return (
    <form {...form.formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <ErrorSummary kind="inquiry" texts={texts} failure={form.failure} summary={form.summary} />
      <input type="hidden" name="page" value={page} />
      <TextField field={field("name")} texts={fields.name} autoComplete="name" />
      <TextField
        field={field("email")}
        texts={fields.email}
        type="email"
        autoComplete="email"
        className={half}
      />
      <TextField field={field("phone")} texts={fields.phone} type="tel" autoComplete="tel" className={half} />
      <TextArea
        field={field("requirements")}
        texts={fields.requirements}
        limit={messageLimit(texts.limit)}
        rows={4}
      />
      <Honeypot />
      <SendBar texts={texts} sending={form.sending} />
    </form>
  );
}
