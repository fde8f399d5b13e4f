import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "../../intake/forms/common.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import type { MessageFormTexts } from "../content/form-texts.ts";
import { chooseAgain, type Failure, failureOfPost } from "./failure.ts";

export type Notice = { text: string; isError: boolean };

/**
 * Says why a form was not sent: in a summary and beside the fields if they have to be corrected, or beside Send if the
 * visitor only has to press it again.
 */
export function useFailureReport(outcome: Outcome | undefined, notices: MessageFormTexts["notices"]) {
  const [failure, setFailure] = useState(outcome && failureOfPost(outcome, notices));
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(failure?.fieldErrors ?? chooseAgain(outcome));
  const [notice, setNotice] = useState<Notice>();
  const summary = useRef<HTMLDivElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const noticeBox = useRef<HTMLParagraphElement>(null);

  function clear() {
    setFailure(undefined);
    setNotice(undefined);
    setFieldErrors({});
    markTitle(false);
  }

  /** A visitor who has moved on keeps the focus, and one who is typing is not scrolled away. */
  function report(
    { notice, fieldErrors, cancelled }: Failure,
    { takeFocus, scroll }: Record<"takeFocus" | "scroll", boolean>,
  ) {
    flushSync(() => {
      setFailure(notice ? undefined : { fieldErrors });
      setNotice(notice ? { text: notice, isError: !cancelled } : undefined);
      setFieldErrors(fieldErrors);
    });
    markTitle(!cancelled);
    if (takeFocus) (notice ? sendButton : summary).current?.focus();
    if (scroll) noticeBox.current?.scrollIntoView({ block: "nearest" });
  }

  /** Replaces the errors of one field, for example because the visitor has corrected it. */
  function updateField(name: string, errors: string[] | undefined) {
    const { [name]: _before, ...others } = fieldErrors;
    const left = errors ? { ...others, [name]: errors } : others;
    setFieldErrors(left);
    if (Object.keys(left).length === 0) markTitle(false);
  }

  return { failure, fieldErrors, notice, summary, sendButton, noticeBox, clear, report, updateField };
}

function markTitle(failed: boolean) {
  const title = document.title.replace(/^Error: /, "");
  document.title = failed ? `Error: ${title}` : title;
}
