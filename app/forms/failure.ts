import type { FieldErrors } from "../../intake/forms/common.ts";
import { FILE_MESSAGES } from "../../intake/forms/fields.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import type { MessageFormTexts } from "../content/form-texts.ts";
import { fillIn } from "./fill-in.ts";
import type { SendResult } from "./send-message.ts";

type Notices = MessageFormTexts["notices"];

/** Why a form was not sent: messages for individual fields, and a notice about the whole form. */
export type Failure = {
  fieldErrors: FieldErrors;
  notice?: string;
  /** The visitor pressed Cancel, which is not an error. */
  cancelled?: true;
};

/** The reason for a failure. Undefined for an accepted message or a request for a new word. */
export function failureOf(result: SendResult, notices: Notices): Failure | undefined {
  switch (result.outcome) {
    case "invalid":
      return { fieldErrors: result.fieldErrors };
    case "too-large":
      return { fieldErrors: {}, notice: notices.tooLarge };
    case "too-many":
      return { fieldErrors: {}, notice: fillIn(notices.tooMany, { wait: wait(result.retryAfterSeconds) }) };
    case "busy":
    case "unavailable":
      return {
        fieldErrors: {},
        notice: fillIn(notices[result.outcome], { wait: wait(result.retryAfterSeconds) }),
      };
    case "failed":
    case "refused":
    case "offline":
      return { fieldErrors: {}, notice: notices[result.outcome] };
    case "cancelled":
      return { fieldErrors: {}, notice: notices.cancelled, cancelled: true };
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
  if (!failure) return undefined;
  const fieldErrors = { ...chooseAgain(outcome), ...failure.fieldErrors };
  if (!lacksText(outcome)) return { ...failure, fieldErrors };
  return { fieldErrors, notice: [failure.notice, notices.goBack].filter(Boolean).join(" ") };
}

/** The file fields that are empty on the new page although the visitor had chosen files. */
export function chooseAgain(outcome: Outcome | undefined): FieldErrors {
  const sentFiles = outcome && "sentFiles" in outcome ? outcome.sentFiles : [];
  return Object.fromEntries(sentFiles.map((field) => [field, [FILE_MESSAGES[field].again]]));
}

/** Whether some or all of the typed text is missing from the form on the new page. */
function lacksText(outcome: Outcome): boolean {
  return !("values" in outcome) || outcome.outcome === "too-large";
}

/** Whether to show a new word: the visitor asked for one, or the word on screen is no longer valid. */
export function needsNewWord(outcome: Outcome | SendResult): boolean {
  return outcome.outcome === "new-word" || (outcome.outcome === "invalid" && outcome.wordChanged);
}

function wait(seconds: number) {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
