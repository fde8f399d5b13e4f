import { data } from "react-router";
import { isReference } from "../../intake/reference.ts";
import { type ThankYouPage, thankYouPage } from "../content/pages/thank-you.ts";
import { fillIn } from "../forms/fill-in.ts";
import { intakeContext } from "../intake-context.ts";
import type { PageHandle } from "../page-handle.ts";
import { ThankYouSection } from "../sections/site/thank-you-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/thank-you";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/thank-you", indexed: false });

const isKind = (kind: string): kind is keyof ThankYouPage["kinds"] =>
  Object.hasOwn(thankYouPage.value.kinds, kind);

/**
 * No lookup is needed: the URL contains the kind of message and its reference. The texts promise a reply to what is sent
 * today, so they stay true when the page is opened again on another day.
 */
export function loader({ params: { kind, reference }, context }: Route.LoaderArgs) {
  if (!isKind(kind) || !isReference(reference)) throw data(null, { status: 404 });
  const { kinds, seo } = thankYouPage.value;
  const promise = context.get(intakeContext).intake.promise(kind);
  const received = { ...kinds[kind], next: kinds[kind].next.map((step) => fillIn(step, promise)) };
  return { seo, received, reference };
}

export default function ThankYou({ loaderData: { received, reference } }: Route.ComponentProps) {
  return <ThankYouSection {...received} reference={reference} />;
}
