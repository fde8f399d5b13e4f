import { applicationSchema } from "../../intake/forms/application.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import type { FormTexts } from "../content/form-texts.ts";
import { FileField } from "./file-field.tsx";
import { messageLimit } from "./fill-in.ts";
import { SelectField, TextArea, TextField } from "./form-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { TextsOf } from "./message-field.ts";
import { useMessageForm } from "./use-message-form.ts";

type ApplicationFormProps = {
  texts: TextsOf<typeof applicationSchema> &
    Pick<FormTexts, "wordCheck"> &
    Pick<FormTexts["application"], "applyFor" | "files" | "upload">;
  outcome: Outcome | undefined;
  /** The preselected option of "Apply for". */
  applyFor: string;
  /** The path of the job opening, so that staff see which opening the application is for. */
  page: string;
  mailAddress: string;
};

export function ApplicationForm({ texts, outcome, applyFor, page, mailAddress }: ApplicationFormProps) {
  const form = useMessageForm({
    kind: "application",
    schema: applicationSchema,
    texts,
    outcome,
    defaultValues: { applyfor: applyFor },
  });
  const { field } = form;
  return (
    <FormFrame form={form} texts={texts} page={page} mailAddress={mailAddress}>
      <SelectField {...field("applyfor")} options={texts.applyFor} />
      <TextField {...field("name")} autoComplete="given-name" half />
      <TextField {...field("last_name")} autoComplete="family-name" half />
      <TextField {...field("email")} inputMode="email" autoComplete="email" half />
      {/* Not `type="url"`, because browsers would refuse an address without https:// if scripts are off. */}
      <TextField {...field("linkedin")} inputMode="url" half />
      <FileField form={form} name="resume" texts={texts.files} />
      <FileField form={form} name="coverletter" texts={texts.files} />
      <TextArea {...field("message")} limit={messageLimit(texts.limit)} rows={4} />
    </FormFrame>
  );
}
