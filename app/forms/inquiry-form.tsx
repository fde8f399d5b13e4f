import { inquirySchema } from "../../intake/forms/inquiry.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import { messageLimit } from "./fill-in.ts";
import { TextArea, TextField } from "./form-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { TextsOf } from "./message-field.ts";
import { useMessageForm } from "./use-message-form.ts";

/** `page` is the path of the service or industry that the inquiry is about. */
type InquiryFormProps = { texts: TextsOf<typeof inquirySchema>; outcome: Outcome | undefined; page: string };

export function InquiryForm({ texts, outcome, page }: InquiryFormProps) {
  const form = useMessageForm({ kind: "inquiry", schema: inquirySchema, texts, outcome });
  const { field } = form;
  return (
    <FormFrame form={form} texts={texts} page={page}>
      <TextField {...field("name")} autoComplete="name" />
      <TextField {...field("email")} type="email" autoComplete="email" half />
      <TextField {...field("phone")} type="tel" autoComplete="tel" half />
      <TextArea {...field("requirements")} limit={messageLimit(texts.limit)} rows={4} />
    </FormFrame>
  );
}
