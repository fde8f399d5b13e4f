import { applicationSchema } from "../../intake/messages/application.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { ApplicationFormTexts } from "../content/schema/forms.ts";
import { FileField } from "./file-field.tsx";
import { messageLimit } from "./fill-in.ts";
import { SelectField, TextArea, TextField } from "./form-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { useMessageForm } from "./use-message-form.ts";

type ApplicationFormProps = {
  texts: ApplicationFormTexts;
  outcome: Outcome | undefined;
  /** The path of the job opening, so that staff see which opening the application is for. */
  page: string;
  mailAddress: string;
};

export function ApplicationForm({ texts, outcome, page, mailAddress }: ApplicationFormProps) {
  const form = useMessageForm({
    kind: "application",
    schema: (heldFiles) => applicationSchema(heldFiles.map((file) => file.field)),
    texts,
    outcome,
  });
  const { field } = form;
  return (
    <FormFrame form={form} texts={texts} page={page} mailAddress={mailAddress}>
      <SelectField {...field("applyfor")} options={texts.applyFor} />
      <TextField {...field("name")} autoComplete="given-name" half />
      <TextField {...field("last_name")} autoComplete="family-name" half />
      <TextField {...field("email")} inputMode="email" autoComplete="email" half />
      <TextField {...field("linkedin")} type="url" half />
      <FileField form={form} name="resume" texts={texts.files} />
      <FileField form={form} name="coverletter" texts={texts.files} />
      <TextArea {...field("message")} limit={messageLimit(texts.limit)} rows={4} />
    </FormFrame>
  );
}
