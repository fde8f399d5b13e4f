import { APPLY_FOR, applicationSchema } from "../../intake/messages/application.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FileField } from "./file-field.tsx";
import { Honeypot, SelectField, TextArea, TextField } from "./form-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { useMessageForm } from "./use-message-form.ts";
import { WordCheckField } from "./word-check-field.tsx";

/** Files come after the text: when an upload is cut off at its limit, the text has arrived. */
export function ApplicationForm({ page, mailAddress }: { page: string; mailAddress: string }) {
  const message = useMessageForm({
    kind: "application",
    schema: (heldFiles) => applicationSchema(heldFiles.map(({ field }) => field)),
  });
  const { formProps, fields, sending, heldFiles, removeHeldFile, failures } = message;
  const held = (field: string) => heldFiles.find((file) => file.field === field);
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      <ErrorSummary {...message} />
      <input type="hidden" name="page" value={page} />
      <SelectField field={fields.applyfor} label="Apply for" placeholder="Choose one" options={APPLY_FOR} />
      <TextField
        field={fields.name}
        label="First name"
        autoComplete="given-name"
        className="md:col-span-1!"
      />
      <TextField
        field={fields.last_name}
        label="Last name"
        autoComplete="family-name"
        className="md:col-span-1!"
      />
      <TextField
        field={fields.email}
        label="Email"
        inputMode="email"
        autoComplete="email"
        className="md:col-span-1!"
      />
      <TextField
        field={fields.linkedin}
        label="LinkedIn URL"
        type="url"
        autoComplete="url"
        className="md:col-span-1!"
      />
      <TextArea
        field={fields.message}
        label="Message"
        rows={4}
        help="Why this job, and when you could start."
      />
      <FileField
        field={fields.resume}
        name="resume"
        label="Résumé"
        held={held("resume")}
        onRemove={removeHeldFile}
      />
      <FileField
        field={fields.coverletter}
        name="coverletter"
        label="Cover letter"
        optional
        held={held("coverletter")}
        onRemove={removeHeldFile}
      />
      <Honeypot />
      <WordCheckField
        field={fields.type_the_word}
        form="application"
        failures={failures}
        mailAddress={mailAddress}
      />
      <SendBar label="Send application" sending={sending} uploads />
    </form>
  );
}
