import { readableSize } from "../../intake/messages/files.ts";
import { heldTokenField, REMOVE_FIELD } from "../../intake/messages/form-fields.ts";
import type { HeldFile } from "../../intake/messages/outcome.ts";
import type { ApplicationFormTexts } from "../content/schema/forms.ts";
import { Field } from "../ui/controls/field.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { controlProps } from "./form-fields.tsx";
import type { MessageForm } from "./use-message-form.ts";

type FileFieldProps = {
  form: MessageForm;
  name: "resume" | "coverletter";
  texts: ApplicationFormTexts["files"];
};

/** A file input or, after a failed attempt, the name of the file that the server has kept. */
export function FileField({ form, name, texts }: FileFieldProps) {
  const label = texts[name];
  const held = form.heldFiles.find((file) => file.field === name);
  if (held) return <HeldFileRow file={held} label={label} texts={texts} onRemove={form.removeHeldFile} />;
  const field = form.field(name);
  return (
    <Field {...field} label={label} help={texts.hint}>
      <input
        {...controlProps(field, texts.hint)}
        type="file"
        className="w-full cursor-pointer rounded-sm border border-field border-dashed bg-surface p-3 text-copy text-sm file:mr-4 file:min-h-touch file:cursor-pointer file:rounded-sm file:border-0 file:bg-brand-soft file:px-4 file:font-strong file:text-brand-strong file:text-sm hover:border-ink aria-invalid:border-danger"
      />
    </Field>
  );
}

type HeldFileRowProps = {
  file: HeldFile;
  label: string;
  texts: ApplicationFormTexts["files"];
  onRemove: MessageForm["removeHeldFile"];
};

function HeldFileRow({ file, label, texts, onRemove }: HeldFileRowProps) {
  return (
    <div className="grid content-start gap-2">
      <p className="font-semibold text-ink">{label}</p>
      <div className="flex min-h-16 items-center gap-4 rounded-sm border border-support/40 bg-support-soft px-4">
        <Icon name="circle-check" className="size-5 text-support" />
        <p className="min-w-0 grow text-sm">
          <span className="block truncate font-semibold text-ink">{file.name}</span>
          {readableSize(file.size)}, {texts.held}
        </p>
        <input type="hidden" name={heldTokenField(file.field)} value={file.token} />
        <button
          type="submit"
          name={REMOVE_FIELD}
          value={file.field}
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            onRemove(file);
          }}
          className="inline-flex min-h-touch items-center gap-1.5 font-strong text-brand text-sm hover:text-brand-strong"
        >
          <Icon name="x" className="size-4" />
          {texts.remove}
          <span className="sr-only"> {file.name}</span>
        </button>
      </div>
    </div>
  );
}
