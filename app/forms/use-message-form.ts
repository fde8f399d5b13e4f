import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { checkFields, type FieldErrors, type FieldsSchema } from "../../intake/messages/check-fields.ts";
import { FILL_TIME_FIELD, heldTokenField, REMOVE_FIELD } from "../../intake/messages/form-fields.ts";
import type { MessageKind } from "../../intake/messages/kinds.ts";
import type { HeldFile, Outcome } from "../../intake/messages/outcome.ts";
import type { FieldTexts, MessageFormTexts } from "../content/schema/forms.ts";
import { type Failure, failureOf, failureOfPost, needsNewWord } from "./failure.ts";
import { sendMessage } from "./send-message.ts";
import { thankYouPath } from "./thank-you-path.ts";

export type FormField = FieldTexts & {
  id: string;
  name: string;
  required: boolean;
  /** Shown beside the label of a field that may be left empty. */
  optional: string | undefined;
  defaultValue: string;
  errors: string[] | undefined;
};

export type Sending = { progress: number; cancel: () => void };

type Options = {
  kind: MessageKind;
  schema: (heldFiles: HeldFile[]) => FieldsSchema<Record<string, unknown>>;
  texts: MessageFormTexts & { fields: Record<string, FieldTexts> };
  /** The server's response if the form was posted before hydration. */
  outcome: Outcome | undefined;
  defaultValues?: Record<string, string>;
};

/**
 * The state of one form. Before hydration, the browser validates the fields and posts them to the page. After
 * hydration, a script validates the same fields and sends them without reloading the page.
 */
export function useMessageForm({ kind, schema, texts, outcome, defaultValues = {} }: Options) {
  const [failure, setFailure] = useState(outcome && failureOfPost(outcome, texts.notices));
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(failure?.fieldErrors ?? {});
  const [heldFiles, setHeldFiles] = useState(outcome && "heldFiles" in outcome ? outcome.heldFiles : []);
  const [newWords, setNewWords] = useState(outcome && needsNewWord(outcome) ? 1 : 0);
  const [sending, setSending] = useState<Sending>();
  const summary = useRef<HTMLDivElement>(null);
  const editedSinceSubmit = useRef(false);
  const firstInputAt = useRef(0);
  const rules = schema(heldFiles);
  const values = outcome && "values" in outcome ? outcome.values : defaultValues;
  useEffect(() => onReturnFromCache(() => setSending(undefined)), []);

  /** Sends the form, or reports all errors together if it is invalid. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const { errors } = checkFields(rules, Object.fromEntries(data));
    // How long the visitor took to fill in the form. The intake uses it to detect bots, but only in forms without a word
    // check.
    if (firstInputAt.current > 0) data.set(FILL_TIME_FIELD, String(Date.now() - firstInputAt.current));
    if (errors) report({ fieldErrors: errors }, true);
    else void send(form, data);
  }

  async function send(form: HTMLFormElement, data: FormData) {
    const sentFrom = document.activeElement;
    editedSinceSubmit.current = false;
    setFailure(undefined);
    setFieldErrors({});
    markTitle(false);
    const { result, cancel } = sendMessage(kind, data, (progress) => setSending({ progress, cancel }));
    setSending({ progress: 0, cancel });
    const answer = await result;
    // Don't reset `sending`: the button stays busy until the next page appears.
    if (answer.outcome === "accepted") return location.assign(thankYouPath(kind, answer.reference));
    setSending(undefined);
    if ("heldFiles" in answer) {
      setHeldFiles(answer.heldFiles);
      // Clear the input, so that a file the server has kept isn't uploaded again.
      for (const { field } of answer.heldFiles) clearInput(form, field);
    }
    if (needsNewWord(answer)) showNewWord(form);
    const movedOn = editedSinceSubmit.current || ![sentFrom, document.body].includes(document.activeElement);
    const reported = failureOf(answer, texts.notices);
    if (reported) report(reported, !movedOn);
  }

  function report(reported: Failure, takeFocus: boolean) {
    flushSync(() => {
      setFailure(reported);
      setFieldErrors(reported.fieldErrors);
    });
    markTitle(true);
    if (takeFocus) summary.current?.focus();
  }

  /** After a failed attempt, an invalid field is checked on every keystroke until it is valid. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    editedSinceSubmit.current = true;
    firstInputAt.current ||= Date.now();
    const { name } = event.target as HTMLInputElement;
    const { [name]: before, ...others } = fieldErrors;
    if (!before) return;
    const { errors } = checkFields(rules, Object.fromEntries(new FormData(event.currentTarget)));
    const now = errors?.[name];
    setFieldErrors(now ? { ...others, [name]: now } : others);
  }

  function showNewWord(form: HTMLFormElement) {
    setNewWords((count) => count + 1);
    clearInput(form, "type_the_word");
  }

  /** Asks the server to delete the file. If the request fails, the file expires within an hour. */
  function removeHeldFile({ field, token }: HeldFile) {
    const request = new FormData();
    request.set(REMOVE_FIELD, field);
    request.set(heldTokenField(field), token);
    sendMessage(kind, request);
    flushSync(() => setHeldFiles((files) => files.filter((file) => file.field !== field)));
    document.getElementById(fieldId(kind, field))?.focus();
  }

  return {
    kind,
    formProps: {
      ref: turnOffBrowserValidation,
      method: "post",
      encType: "multipart/form-data",
      onSubmit: submit,
      onInput: recheck,
    } as const,
    field(name: string): FormField {
      const required = !(rules.shape[name] instanceof z.ZodMiniOptional);
      return {
        label: "",
        ...texts.fields[name],
        id: fieldId(kind, name),
        name,
        required,
        optional: required ? undefined : texts.optional,
        defaultValue: values[name] ?? "",
        errors: fieldErrors[name],
      };
    },
    failure,
    summary,
    sending,
    heldFiles,
    removeHeldFile,
    /** How many times the word was replaced on this page. */
    newWords,
    showNewWord,
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

export const fieldId = (kind: MessageKind, name: string) => `${kind}-${name}`;

/** The browser's own validation is only needed before hydration. */
function turnOffBrowserValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

function clearInput(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = "";
}

function markTitle(failed: boolean) {
  const title = document.title.replace(/^Error: /, "");
  document.title = failed ? `Error: ${title}` : title;
}

/** Runs `callback` when the browser restores the page from the back/forward cache. */
function onReturnFromCache(callback: () => void) {
  const listener = ({ persisted }: PageTransitionEvent) => persisted && callback();
  addEventListener("pageshow", listener);
  return () => removeEventListener("pageshow", listener);
}
