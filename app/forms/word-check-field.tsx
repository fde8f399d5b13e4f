import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useState } from "react";
import { controlLook, FieldErrors } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";

type WordCheckFieldProps = {
  field: FieldMetadata<unknown> | undefined;
  form: "contact" | "application";
  /** Failed tries so far: each has used up or spoiled a word. */
  failures: number;
  /** Where to write for whom neither picture nor recording serves. */
  mailAddress: string;
};

const smallButton =
  "inline-flex min-h-touch items-center gap-2 rounded-sm border border-field bg-surface px-4 font-strong text-ink text-sm transition-colors hover:border-ink hover:bg-brand-soft";

export function WordCheckField({ field, form, failures, mailAddress }: WordCheckFieldProps) {
  const [asked, setAsked] = useState(0);
  const fresh = failures + asked;
  if (!field) return null;
  const { key, ...input } = getInputProps(field, { type: "text", ariaDescribedBy: field.descriptionId });
  const audio = `/word-check/${form}.wav`;
  return (
    <fieldset className="grid gap-x-6 gap-y-4 rounded-md border border-line bg-sunken p-6 md:grid-cols-[auto_1fr] md:items-start">
      <legend className="sr-only">Word check</legend>
      <label htmlFor={field.id} className="font-semibold text-ink md:col-span-2">
        Type the below word
      </label>
      <img
        src={`/word-check/${form}.png${fresh ? `?fresh=${fresh}` : ""}`}
        alt="A word drawn as a picture. Play audio spells it out."
        width={240}
        height={80}
        className="rounded-sm border border-line bg-surface"
      />
      <div className="grid gap-2">
        <input
          key={key}
          {...input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlLook} h-13`}
        />
        <p id={field.descriptionId} className="text-quiet text-sm">
          Capitals do not matter.
        </p>
        <FieldErrors id={field.errorId} errors={field.errors} />
      </div>
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <button type="button" className={`${smallButton} needs-scripts`} onClick={() => setAsked(asked + 1)}>
          <Icon name="refresh-cw" className="size-4" />
          New word
        </button>
        <a
          href={audio}
          className={smallButton}
          onClick={(event) => {
            event.preventDefault();
            void new Audio(`${audio}?fresh=${fresh}-${Date.now()}`).play();
          }}
        >
          <Icon name="volume-2" className="size-4" />
          Play audio
        </a>
      </div>
      <p className="text-quiet text-sm md:col-span-2">
        If neither serves you, write to{" "}
        <a href={`mailto:${mailAddress}`} className="text-brand underline underline-offset-4">
          {mailAddress}
        </a>{" "}
        and we take it from there.
      </p>
    </fieldset>
  );
}
