import { useEffect, useRef, useState } from "react";
import type { FileTexts } from "../content/form-texts.ts";
import { Field } from "../ui/controls/field.tsx";
import { controlProps } from "./form-fields.tsx";
import { SmallButton } from "./small-button.tsx";
import type { MessageForm } from "./use-message-form.ts";

type FileFieldProps = {
  form: MessageForm;
  name: "resume" | "coverletter";
  texts: FileTexts;
};

/** A file input, with a button that removes the chosen file. Browsers have no such button of their own. */
export function FileField({ form, name, texts }: FileFieldProps) {
  const label = texts[name];
  const field = form.field(name);
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  // The file may have been chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  function remove() {
    if (!input.current) return;
    input.current.value = "";
    // Setting the value fires no event, but the form has to check the field again.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  }

  return (
    <Field {...field} label={label} help={texts.hint} announceErrors={fileName !== undefined}>
      <div className="flex flex-wrap gap-3">
        <input
          {...controlProps(field, texts.hint)}
          ref={input}
          type="file"
          onInput={({ currentTarget: { files } }) => setFileName(files?.[0]?.name)}
          className="min-w-0 flex-1 basis-60 cursor-pointer rounded-sm border border-field border-dashed bg-surface p-3 text-copy text-sm file:mr-4 file:min-h-touch file:cursor-pointer file:rounded-sm file:border-0 file:bg-brand-soft file:px-4 file:font-strong file:text-brand-strong file:text-sm hover:border-ink aria-invalid:border-danger"
        />
        {fileName && (
          <SmallButton icon="x" onClick={remove} className="self-center">
            <span>
              {texts.remove}
              <span className="sr-only"> {fileName}</span>
            </span>
          </SmallButton>
        )}
      </div>
    </Field>
  );
}
