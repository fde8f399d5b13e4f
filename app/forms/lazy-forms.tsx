import { type ComponentType, createElement, lazy, Suspense } from "react";
import type { ApplicationForm as Application } from "./application-form.tsx";
import type { ContactForm as Contact } from "./contact-form.tsx";
import type { InquiryForm as Inquiry } from "./inquiry-form.tsx";

/** What has to be there before a page that shows the form is hydrated, by the form's id. */
const preloads = new Map<string, () => Promise<void>>();

export const ContactForm: typeof Contact = lazyForm("contact-form", () =>
  import("./contact-form.tsx").then((module) => module.ContactForm),
);
export const InquiryForm: typeof Inquiry = lazyForm("inquiry-form", () =>
  import("./inquiry-form.tsx").then((module) => module.InquiryForm),
);
export const ApplicationForm: typeof Application = lazyForm("application-form", () =>
  import("./application-form.tsx").then((module) => module.ApplicationForm),
);

/** A form whose scripts came late would be taken out of the page, and what was typed with it. */
export async function preloadForms(): Promise<void> {
  const shown = [...preloads].filter(([formId]) => document.getElementById(formId));
  await Promise.all(shown.map(([, preload]) => preload()));
}

/** The scripts of a form are a quarter of all: pages without one do without them. */
function lazyForm<Props extends object>(formId: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  preloads.set(formId, async () => {
    loaded = await load();
  });
  const Form = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<div className="min-h-150" />}>
      {createElement<Props>(loaded ?? (Form as ComponentType<Props>), props)}
    </Suspense>
  );
}
