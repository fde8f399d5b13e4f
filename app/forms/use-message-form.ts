import { getFormProps, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useActionData, useNavigate } from "react-router";
import * as z from "zod/mini";
import { checkFields, type FieldsSchema } from "../../intake/messages/check-fields.ts";
import type { MessageKind } from "../../intake/messages/kinds.ts";
import type { HeldFile, Outcome } from "../../intake/messages/outcome.ts";
import { useDraft } from "./draft.ts";
import { outcomeFieldErrors, outcomeNotice, sendingNotices } from "./outcome-notice.ts";
import { sendMessage } from "./send-message.ts";
import { thankYouPath } from "./thank-you-path.ts";

type Options = {
  kind: MessageKind;
  schema: (heldFiles: HeldFile[]) => FieldsSchema<Record<string, unknown>>;
  /** What the fields start with. */
  defaultValue?: Record<string, string>;
};

type Sending = { progress: number; cancel: () => void };

/**
 * One form from the first keystroke to the thank-you page. Without scripts the browser posts to the page itself and the
 * outcome comes back as action data; with them the same fields go to the same intake in the background, so that the
 * page, the typed text and the chosen files stay where they are whatever happens.
 */
export function useMessageForm({ kind, schema, defaultValue = {} }: Options) {
  const posted = useActionData() as (Outcome & { kind: MessageKind }) | undefined;
  const [outcome, setOutcome] = useState<Outcome | undefined>(posted?.kind === kind ? posted : undefined);
  const [notice, setNotice] = useState(outcome && outcomeNotice(outcome));
  const [heldFiles, setHeldFiles] = useState<HeldFile[]>(
    outcome && "heldFiles" in outcome ? outcome.heldFiles : [],
  );
  const [sending, setSending] = useState<Sending>();
  const [failures, setFailures] = useState(outcome ? 1 : 0);
  const passedChecks = useRef(false);
  const navigate = useNavigate();
  const rules = schema(heldFiles);

  const [form, fields] = useForm<Record<string, unknown>>({
    id: `${kind}-form`,
    defaultValue,
    lastResult: useMemo(() => outcome && asSubmissionResult(outcome), [outcome]),
    constraint: requiredFields(rules),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parse(formData, { resolve: (given) => resolve(rules, given) }),
    onSubmit: (event, { formData }) => {
      passedChecks.current = true;
      event.preventDefault();
      if (!sending) void send(event.currentTarget, formData);
    },
  });
  const draft = useDraft(kind, form.id);

  async function send(element: HTMLFormElement, formData: FormData) {
    setNotice(undefined);
    const { result, cancel } = sendMessage(kind, formData, (progress) => setSending({ progress, cancel }));
    setSending({ progress: 0, cancel });
    const answer = await result;
    setSending(undefined);
    if (answer.outcome === "accepted") {
      draft.discard();
      return navigate(thankYouPath(kind, answer.reference), { viewTransition: true });
    }
    setFailures((count) => count + 1);
    if (answer.outcome === "cancelled" || answer.outcome === "offline") {
      return setNotice(sendingNotices[answer.outcome]);
    }
    setOutcome(answer);
    setNotice(outcomeNotice(answer));
    if ("heldFiles" in answer) {
      setHeldFiles(answer.heldFiles);
      // A file the server holds by now is not uploaded a second time.
      for (const { field } of answer.heldFiles) clearFile(element, field);
    }
  }

  const problems = Object.entries(form.allErrors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  const failed = failures > 0 && (problems.length > 0 || notice !== undefined);

  return {
    formProps: {
      ...getFormProps(form),
      method: "post",
      encType: "multipart/form-data",
      onSubmit(event: FormEvent<HTMLFormElement>) {
        passedChecks.current = false;
        form.onSubmit(event);
        if (!passedChecks.current) setFailures((count) => count + 1);
      },
    } as const,
    fields,
    problems: failed ? problems : [],
    notice,
    summary: useFailureFocus(failures, failed),
    sending,
    heldFiles,
    removeHeldFile: (field: string) => setHeldFiles((files) => files.filter((file) => file.field !== field)),
    /** Each failed try gets a new word. */
    failures,
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

/** The summary takes the focus once after each failed try, and the title says so; not while its messages change. */
function useFailureFocus(failures: number, failed: boolean) {
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (!failed || answered.current === failures) return;
    answered.current = failures;
    summary.current?.focus();
  }, [failures, failed]);

  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = failed ? `Error: ${title}` : title;
  }, [failed]);

  return summary;
}

function requiredFields({ shape }: FieldsSchema<unknown>) {
  const required = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodMiniOptional));
  return Object.fromEntries(required.map(([name]) => [name, { required: true }]));
}

function resolve(rules: FieldsSchema<Record<string, unknown>>, given: Record<string, unknown>) {
  const { fields, errors } = checkFields(rules, given);
  return { value: fields, error: errors };
}

function asSubmissionResult(outcome: Outcome): SubmissionResult {
  return {
    status: "error",
    initialValue: "values" in outcome ? outcome.values : {},
    error: outcomeFieldErrors(outcome),
  };
}

function clearFile(form: HTMLFormElement, field: string) {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) input.value = "";
}
