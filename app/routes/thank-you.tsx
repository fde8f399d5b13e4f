import { data } from "react-router";
import { isReference } from "../../intake/reference.ts";
import { type ThankYouPage, thankYouPage } from "../content/pages/thank-you.ts";
import type { PageHandle } from "../page-handle.ts";
import { ThankYouSection } from "../sections/site/thank-you-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/thank-you";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/thank-you", indexed: false });

const isKind = (kind: string): kind is keyof ThankYouPage["kinds"] =>
  Object.hasOwn(thankYouPage.value.kinds, kind);

/** No lookup is needed: the URL contains the kind of message and its reference. */
export function loader({ params: { kind, reference } }: Route.LoaderArgs) {
  if (!isKind(kind) || !isReference(reference)) throw data(null, { status: 404 });
  return { seo: thankYouPage.value.seo, received: thankYouPage.value.kinds[kind], reference };
}

export default function ThankYou({ loaderData: { received, reference } }: Route.ComponentProps) {
  return <ThankYouSection {...received} reference={reference} />;
}
