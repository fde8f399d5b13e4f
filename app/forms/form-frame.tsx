import type { ReactNode } from "react";
import { HONEYPOT_FIELD, HONEYPOT_LABEL } from "../../intake/forms/common.ts";
import type { MessageFormTexts, UploadTexts, WordCheckTexts } from "../content/form-texts.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { SendBar } from "./send-bar.tsx";
import type { MessageForm } from "./use-message-form.ts";
import { WordCheckField } from "./word-check-field.tsx";

type FormFrameProps = {
  form: MessageForm;
  texts: MessageFormTexts & { wordCheck?: WordCheckTexts; upload?: UploadTexts };
  /** The path of the page that the message is about. Staff see it with the message. */
  page?: string;
  /** The email address for visitors who can't use the word check. */
  mailAddress?: string;
  children: ReactNode;
};

/** The parts shared by the three message forms. The children are the form's own fields. */
export function FormFrame({ form, texts, page, mailAddress = "", children }: FormFrameProps) {
  return (
    <form {...form.formProps} className="grid gap-4 sm:gap-6 md:grid-cols-2 md:[&>*]:col-span-2">
      {/* The Enter key activates the first submit button: this hidden one, not "New word". */}
      {texts.wordCheck && <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />}
      <ErrorSummary form={form} texts={texts} />
      {page && <input type="hidden" name="page" value={page} />}
      {children}
      {/* The honeypot: invisible to people, but bots that fill in every field fill it in too. */}
      <div aria-hidden="true" className="-left-[200vw] absolute">
        <label>
          {HONEYPOT_LABEL}
          <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {texts.wordCheck && <WordCheckField form={form} texts={texts.wordCheck} mailAddress={mailAddress} />}
      <SendBar texts={texts} form={form} />
    </form>
  );
}
