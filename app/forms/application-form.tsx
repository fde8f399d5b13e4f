import { applicationSchema } from "../../intake/messages/application.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { ApplicationFormTexts } from "../content/schema/forms.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FileField } from "./file-field.tsx";
import { messageLimit } from "./fill-in.ts";
import { DefaultButton, Honeypot, SelectField, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";
import { WordCheckField } from "./word-check-field.tsx";

type ApplicationFormProps = {
  texts: ApplicationFormTexts;
  outcome: Outcome | undefined;
  /** The path of the job opening, so that staff see which opening the application is for. */
  page: string;
  mailAddress: string;
};

const half = "md:col-span-1!";

export function ApplicationForm({ texts, outcome, page, mailAddress }: ApplicationFormProps) {
  const form = useMessageForm({
    kind: "application",
    schema: (heldFiles) => applicationSchema(heldFiles.map((file) => file.field)),
    texts,
    outcome,
  });
  const { field, heldFiles, removeHeldFile } = form;
  const { fields, files } = texts;
  const fileProps = { texts: files, heldFiles, removeHeldFile };
  return (
    <form {...form.formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <DefaultButton />
      <ErrorSummary kind="application" texts={texts} failure={form.failure} summary={form.summary} />
      <input type="hidden" name="page" value={page} />
      <SelectField field={field("applyfor")} texts={fields.applyfor} options={texts.applyFor} />
      <TextField field={field("name")} texts={fields.name} autoComplete="given-name" className={half} />
      <TextField
        field={field("last_name")}
        texts={fields.last_name}
        autoComplete="family-name"
        className={half}
      />
      <TextField
        field={field("email")}
        texts={fields.email}
        inputMode="email"
        autoComplete="email"
        className={half}
      />
      <TextField field={field("linkedin")} texts={fields.linkedin} type="url" className={half} />
      <FileField field={field("resume")} label={files.resume} {...fileProps} />
      <FileField field={field("coverletter")} label={files.coverletter} {...fileProps} />
      <TextArea field={field("message")} texts={fields.message} limit={messageLimit(texts.limit)} rows={4} />
      <Honeypot />
      <WordCheckField
        field={field("type_the_word")}
        kind="application"
        texts={texts.wordCheck}
        mailAddress={mailAddress}
        newWords={form.newWords}
        showNewWord={form.showNewWord}
      />
      <SendBar texts={texts} sending={form.sending} upload={texts.upload} />
    </form>
  );
}
