import type { MouseEvent } from "react";
import { NEW_WORD_FIELD } from "../../intake/forms/common.ts";
import type { WordCheckTexts } from "../content/form-texts.ts";
import { FieldErrors, fieldIds } from "../ui/controls/field.tsx";
import { NoScriptDownload } from "../ui/controls/no-script-download.tsx";
import { EmailAddress } from "../ui/email-address.tsx";
import { controlProps } from "./form-fields.tsx";
import { SmallButton } from "./small-button.tsx";
import type { MessageForm } from "./use-message-form.ts";

type WordCheckFieldProps = {
  form: MessageForm;
  texts: WordCheckTexts;
  /** The email address for visitors who can use neither the picture nor the recording. */
  mailAddress: string;
};

/**
 * The picture shows the same word until that word is used up or expires. With `?new`, it shows a new word. With
 * `?returned`, the browser loads it again after Back, because the word may have been used since.
 * The recording always spells the newest word: its `?new` only makes the browser load it again.
 */
export function WordCheckField({ form, texts, mailAddress }: WordCheckFieldProps) {
  const { kind, newWords, wordChanged, returns, showNewWord } = form;
  const field = form.field("type_the_word");
  const recordingId = `${field.id}-recording`;
  const query = new URLSearchParams();
  if (newWords > 0) query.set("new", String(newWords));
  if (returns > 0) query.set("returned", String(returns));
  const suffix = query.size > 0 ? `?${query}` : "";
  const recording = `/word-check/${kind}.wav${suffix}`;
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-x-6 gap-y-4 rounded-md border border-line bg-sunken p-6">
      <legend className="sr-only">{texts.legend}</legend>
      <label htmlFor={field.id} className="font-semibold text-ink col-span-full">
        {texts.field}
      </label>
      {/* With any other priority, React would preload this picture before the stylesheet. */}
      <img
        fetchPriority="low"
        src={`/word-check/${kind}.png${suffix}`}
        alt={texts.picture}
        width={280}
        height={96}
        className="h-auto w-70 max-w-full rounded-sm border border-line bg-surface"
      />
      <div className="grid gap-2">
        <input
          {...controlProps(field, texts.help)}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={field.defaultValue}
          className="control h-13"
        />
        <p id={fieldIds(field.id).helpId} className="text-quiet text-sm">
          {texts.help}
        </p>
        <p role="status" className="text-ink text-sm empty:hidden">
          {wordChanged && !field.errors ? texts.changed : ""}
        </p>
        <FieldErrors id={field.id} errors={field.errors} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 col-span-full">
        <NewWordButton label={texts.newWord} onPress={showNewWord} />
        {/* play-recordings.ts replaces the player, which looks different in every browser, with the button. */}
        {/* biome-ignore lint/a11y/useMediaCaption: captions would give the word away */}
        <audio
          id={recordingId}
          src={recording}
          controls
          suppressHydrationWarning
          preload="none"
          aria-label={texts.listen}
          className="peer h-11 w-64 max-w-full"
        />
        <SmallButton icon="volume-2" data-plays={recordingId} className="peer-[[controls]]:hidden">
          {texts.play}
        </SmallButton>
        <p className="text-quiet text-sm">{texts.listen}</p>
        <NoScriptDownload href={recording} label={texts.download} />
      </div>
      <p className="text-quiet text-sm col-span-full">
        {texts.fallback.before}{" "}
        <a href={`mailto:${mailAddress}`} className="text-brand underline underline-offset-4">
          <EmailAddress address={mailAddress} />
        </a>{" "}
        {texts.fallback.after}
      </p>
    </fieldset>
  );
}

/** Without JavaScript, the button posts the form. The server returns it with a new word and all other input kept. */
function NewWordButton({ label, onPress }: { label: string; onPress: MessageForm["showNewWord"] }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (event.currentTarget.form) onPress(event.currentTarget.form);
  };
  return (
    <SmallButton
      icon="refresh-cw"
      type="submit"
      name={NEW_WORD_FIELD}
      value="1"
      formNoValidate
      onClick={press}
    >
      {label}
    </SmallButton>
  );
}
