import { data, type RouterContextProvider, redirect } from "react-router";
import type { MessageKind } from "../../intake/messages/kinds.ts";
import { intakeContext } from "../intake-context.ts";
import { thankYouPath } from "./thank-you-path.ts";

type ActionArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** The action of every page with a form: the way in that needs no script. */
export async function receiveForm(kind: MessageKind, { request, context }: ActionArguments) {
  const { intake, client } = context.get(intakeContext);
  const outcome = await intake.receive(kind, request, client);
  if (outcome.outcome === "accepted") return redirect(thankYouPath(kind, outcome.reference), 303);
  const headers: HeadersInit =
    "retryAfterSeconds" in outcome ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
  return data({ kind, ...outcome }, { status: outcome.status, headers });
}
