import { FILE_MESSAGES, type FileField } from "../../intake/messages/files.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";

/** What the visitor's own side of the line can do to a message. */
export const sendingNotices = {
  cancelled: "You stopped the sending. Nothing was sent, and all you typed is still here.",
  offline:
    "The connection was lost before we could confirm your message. Everything is still here: please try again.",
};

/** What went wrong, apart from single fields, in words for the visitor. */
export function outcomeNotice(outcome: Outcome): string | undefined {
  switch (outcome.outcome) {
    case "too-many":
      return `That was a lot of tries in a short time. Please wait ${wait(outcome.retryAfterSeconds)} and send it again. Nothing you typed is lost.`;
    case "unavailable":
      return "We cannot store messages at this moment, so nothing was sent. Everything you typed is still here. Please try again in a minute.";
    case "too-large":
      return outcome.field
        ? undefined
        : "What you sent is larger than we can take. Each file may have up to 10MB.";
    case "refused":
      return `${outcome.message} Nothing was sent.`;
    default:
      return undefined;
  }
}

/** Messages at single fields, as Conform takes them. */
export function outcomeFieldErrors(outcome: Outcome): Record<string, string[]> {
  if (outcome.outcome === "invalid") return outcome.fieldErrors;
  if (outcome.outcome === "too-large" && outcome.field) {
    const message = FILE_MESSAGES[outcome.field as FileField]?.tooLarge ?? "This is too long.";
    return { [outcome.field]: [outcome.fileName ? `${outcome.fileName}: ${message}` : message] };
  }
  return {};
}

function wait(seconds: number) {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
