import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useActionData, useNavigate } from "react-router";
import type { z } from "zod";
import type { MessageKind } from "../../intake/messages/kinds.ts";
import type { HeldFile, Outcome } from "../../intake/messages/outcome.ts";
import { useDraft } from "./draft.ts";
import { outcomeFieldErrors, outcomeNotice } from "./outcome-notice.ts";
import { sendMessage } from "./send-message.ts";
import { thankYouPath } from "./thank-you-path.ts";

type Options = {
  kind: MessageKind;
  schema: (heldFiles: HeldFile[]) => z.ZodType<Record<string, unknown>>;
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
  const [attempt, setAttempt] = useState(outcome ? 1 : 0);
  const navigate = useNavigate();
  const summary = useRef<HTMLDivElement>(null);
  const zodSchema = schema(heldFiles);

  const [form, fields] = useForm<Record<string, unknown>>({
    id: `${kind}-form`,
    defaultValue,
    lastResult: outcome && asSubmissionResult(outcome),
    constraint: getZodConstraint(zodSchema),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: zodSchema }),
    onSubmit: (event, { formData, submission }) => {
      event.preventDefault();
      if (submission?.status === "success") void send(event, formData);
      else setAttempt((count) => count + 1);
    },
  });
  const draft = useDraft(kind, form.id);

  async function send(event: FormEvent<HTMLFormElement>, formData: FormData) {
    const element = event.currentTarget;
    setNotice(undefined);
    const { result, cancel } = sendMessage(kind, formData, (progress) => setSending({ progress, cancel }));
    setSending({ progress: 0, cancel });
    const answer = await result;
    setSending(undefined);
    if (answer.outcome === "cancelled")
      return setNotice("You stopped the sending. Nothing was sent, and all you typed is still here.");
    if (answer.outcome === "offline") {
      return setNotice(
        "The connection was lost before we could confirm your message. Everything is still here: please try again.",
      );
    }
    if (answer.outcome === "accepted") {
      draft.discard();
      return navigate(thankYouPath(kind, answer.reference), { viewTransition: true });
    }
    setOutcome(answer);
    setNotice(outcomeNotice(answer));
    if ("heldFiles" in answer) {
      setHeldFiles(answer.heldFiles);
      // A file the server holds by now is not uploaded a second time.
      for (const { field } of answer.heldFiles) clearFile(element, field);
    }
    setAttempt((count) => count + 1);
  }

  const problems = Object.entries(form.allErrors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  const failed = attempt > 0 && (problems.length > 0 || notice !== undefined);

  // The summary takes the focus after each failed try, not while its messages change.
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  useEffect(() => {
    if (failed && !document.title.startsWith("Error: ")) document.title = `Error: ${document.title}`;
    if (!failed) document.title = document.title.replace(/^Error: /, "");
  }, [failed]);

  return {
    form,
    fields,
    problems: attempt > 0 ? problems : [],
    notice,
    summary,
    sending,
    heldFiles,
    removeHeldFile: (field: string) => setHeldFiles((files) => files.filter((file) => file.field !== field)),
    /** Counts failed tries: each gets a new word. */
    attempt,
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

function asSubmissionResult(outcome: Outcome): SubmissionResult {
  return {
    status: "error",
    initialValue: "values" in outcome ? outcome.values : undefined,
    error: outcomeFieldErrors(outcome),
  } as SubmissionResult;
}

function clearFile(form: HTMLFormElement, field: string) {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) input.value = "";
}
