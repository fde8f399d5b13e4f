import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { MessageKind } from "../../intake/forms/common.ts";
import type { Seo } from "../content/fields/text.ts";
import { intakeContext } from "../intake-context.ts";
import { thankYouPath } from "./thank-you-path.ts";

type ActionArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Whether the posted form failed. The action sets it, and the loader reads it to choose the page title. */
const formFailed = createContext(false);

/** The action of every page with a message form. Forms post to it until they are hydrated. */
export async function receiveForm(kind: MessageKind, { request, context }: ActionArguments) {
  const { intake, client } = context.get(intakeContext);
  const outcome = await intake.receive(kind, request, client);
  if (outcome.outcome === "accepted") return redirect(thankYouPath(kind, outcome.reference), 303);
  context.set(formFailed, outcome.status >= 400);
  const headers: HeadersInit =
    "retryAfterSeconds" in outcome ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
  return data(outcome, { status: outcome.status, headers });
}

/** Puts "Error" in front of the page title if the posted form failed. */
export function formPageSeo(seo: Seo, context: ActionArguments["context"]): Seo {
  return context.get(formFailed) ? { ...seo, title: `Error: ${seo.title}` } : seo;
}
