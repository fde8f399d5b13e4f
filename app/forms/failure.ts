import type { FieldErrors } from "../../intake/messages/check-fields.ts";
import { FILE_MESSAGES, type FileField } from "../../intake/messages/files.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";
import type { MessageFormTexts } from "../content/schema/forms.ts";
import { fillIn } from "./fill-in.ts";
import type { SendResult } from "./send-message.ts";

type Notices = MessageFormTexts["notices"];

/** Why sending failed: messages for individual fields, and a notice about the whole form. */
export type Failure = { fieldErrors: FieldErrors; notice?: string };

/** The reason for a failure. Undefined for an accepted message, a removed file or a request for a new word. */
export function failureOf(result: SendResult, notices: Notices): Failure | undefined {
  switch (result.outcome) {
    case "invalid":
      return { fieldErrors: result.fieldErrors };
    case "too-large":
      return result.field
        ? { fieldErrors: { [result.field]: [tooLargeMessage(result.field, result.fileName, notices)] } }
        : { fieldErrors: {}, notice: notices.tooLarge };
    case "too-many":
      return { fieldErrors: {}, notice: fillIn(notices.tooMany, { wait: wait(result.retryAfterSeconds) }) };
    case "busy":
    case "unavailable":
    case "refused":
    case "offline":
    case "cancelled":
      return { fieldErrors: {}, notice: notices[result.outcome] };
    default:
      return undefined;
  }
}

/**
 * The reason why a form posted without JavaScript failed. If typed text is missing from the form on the new page, the
 * notice says how to get it back.
 */
export function failureOfPost(outcome: Outcome, notices: Notices): Failure | undefined {
  const failure = failureOf(outcome, notices);
  if (!failure || !lacksText(outcome)) return failure;
  return { ...failure, notice: [failure.notice, notices.goBack].filter(Boolean).join(" ") };
}

/** Whether some or all of the typed text is missing from the form on the new page. */
function lacksText(outcome: Outcome): boolean {
  return !("values" in outcome) || (outcome.outcome === "too-large" && outcome.textMissing);
}

/** Whether to show a new word: the visitor asked for one, or the word on screen is no longer valid. */
export function needsNewWord(outcome: Outcome | SendResult): boolean {
  return outcome.outcome === "new-word" || (outcome.outcome === "invalid" && outcome.wordChanged);
}

function tooLargeMessage(field: string, fileName: string | undefined, notices: Notices) {
  const message = FILE_MESSAGES[field as FileField]?.tooLarge ?? notices.textTooLong;
  return fileName ? `${fileName}: ${message}` : message;
}

function wait(seconds: number) {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
