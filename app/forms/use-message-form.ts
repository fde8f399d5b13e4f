import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import {
  checkFields,
  FILL_TIME_FIELD,
  type FieldsSchema,
  type MessageKind,
} from "../../intake/forms/common.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";
import type { FieldTexts, MessageFormTexts } from "../content/form-texts.ts";
import { failureOf, needsNewWord } from "./failure.ts";
import { type LabelledField, messageField } from "./message-field.ts";
import { onReturn } from "./on-return.ts";
import { type Progress, sendMessage } from "./send-message.ts";
import { thankYouPath } from "./thank-you-path.ts";
import { turnOffBrowserValidation } from "./turn-off-browser-validation.ts";
import { useFailureReport } from "./use-failure-report.ts";

type Sending = Progress & { cancel: () => void };

type Options<Name extends string> = {
  kind: MessageKind;
  schema: FieldsSchema<Record<string, unknown>> & { shape: Record<Name, z.ZodMiniType> };
  texts: MessageFormTexts & { fields: Record<LabelledField<NoInfer<Name>>, FieldTexts> };
  /** The server's response if the form was posted before hydration. */
  outcome: Outcome | undefined;
  defaultValues?: { [Field in NoInfer<Name>]?: string };
};

/**
 * The state of one form. Before hydration, the browser validates the fields and posts them to the page. After
 * hydration, a script validates the same fields and sends them without reloading the page.
 */
export function useMessageForm<Name extends string>({
  kind,
  schema,
  texts,
  outcome,
  defaultValues = {},
}: Options<Name>) {
  const { clear, report, updateField, ...shown } = useFailureReport(outcome, texts.notices);
  const [wordChanged, setWordChanged] = useState(outcome !== undefined && needsNewWord(outcome));
  const [newWords, setNewWords] = useState(wordChanged ? 1 : 0);
  const [sending, setSending] = useState<Sending>();
  const [returns, setReturns] = useState(0);
  const editedSinceSubmit = useRef(false);
  const firstInputAt = useRef(0);
  useEffect(
    () =>
      onReturn(() => {
        setSending(undefined);
        setReturns((count) => count + 1);
      }),
    [],
  );

  /** Sends the form, or reports all errors together if it is invalid. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setWordChanged(false);
    const form = event.currentTarget;
    const data = new FormData(form);
    const { errors } = checkFields(schema, Object.fromEntries(data));
    // How long the visitor took to fill in the form. The intake uses it to detect bots, but only in forms without a word
    // check.
    if (firstInputAt.current > 0) data.set(FILL_TIME_FIELD, String(Date.now() - firstInputAt.current));
    if (errors) report({ fieldErrors: errors }, { takeFocus: true, scroll: false });
    else void send(form, data);
  }

  async function send(form: HTMLFormElement, data: FormData) {
    const sentFrom = document.activeElement;
    editedSinceSubmit.current = false;
    clear();
    const request = sendMessage(kind, data, (progress) =>
      setSending({ ...progress, cancel: () => request.cancel() }),
    );
    const answer = await request.result;
    if (answer.outcome === "accepted") {
      // The word is used up, so it must not be in the form if the visitor comes back. `sending` is not reset: the button
      // stays busy until the next page appears.
      clearInput(form, "type_the_word");
      return location.assign(thankYouPath(kind, answer.reference));
    }
    // The Cancel button is removed before the focus is examined, because it may have the focus.
    flushSync(() => setSending(undefined));
    if (needsNewWord(answer)) showNewWord(form);
    const isEditing = editedSinceSubmit.current;
    const hasMovedOn = isEditing || ![sentFrom, document.body].includes(document.activeElement);
    const failure = failureOf(answer, texts.notices);
    if (failure) report(failure, { takeFocus: !hasMovedOn, scroll: !isEditing });
  }

  /**
   * After a failed attempt, an invalid field is checked on every keystroke until it is valid. A file is checked when it is
   * chosen.
   */
  function recheck(event: FormEvent<HTMLFormElement>) {
    editedSinceSubmit.current = true;
    firstInputAt.current ||= Date.now();
    const { name, files } = event.target as HTMLInputElement;
    if (!shown.fieldErrors[name] && !files?.length) return;
    const { errors } = checkFields(schema, Object.fromEntries(new FormData(event.currentTarget)));
    updateField(name, errors?.[name]);
  }

  function showNewWord(form: HTMLFormElement) {
    setNewWords((count) => count + 1);
    setWordChanged(true);
    clearInput(form, "type_the_word");
  }

  const values = outcome && "values" in outcome ? outcome.values : defaultValues;
  return {
    ...shown,
    kind,
    formProps: {
      ref: turnOffBrowserValidation,
      method: "post",
      // This page, without a #fragment: with one, browsers wouldn't move the focus to the error summary.
      action: "?",
      encType: "multipart/form-data",
      onSubmit: submit,
      onInput: recheck,
    } as const,
    field(name: Name) {
      return messageField(name, { kind, schema, texts, values, ...shown });
    },
    sending,
    /** How many times the visitor came back to this page. Its word may have been used since. */
    returns,
    /** How many times the word was replaced on this page. */
    newWords,
    /** Whether the word was replaced since the last attempt to send the form. */
    wordChanged,
    showNewWord,
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

function clearInput(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = "";
}
