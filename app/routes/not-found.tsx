import { data } from "react-router";
import { notFoundPage } from "../content/pages/not-found.ts";
import type { PageHandle } from "../page-handle.ts";
import { NotFoundSection } from "../sections/site/not-found-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { endsWithoutCall: true };

export const loader = () => data(notFoundPage.value, { status: 404 });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/404", indexed: false });

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection {...loaderData} />;
}
