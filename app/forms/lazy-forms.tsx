import { type ComponentType, createElement, lazy, Suspense } from "react";
import type { ApplicationForm as Application } from "./application-form.tsx";
import type { ContactForm as Contact } from "./contact-form.tsx";
import type { InquiryForm as Inquiry } from "./inquiry-form.tsx";

export const ContactForm: typeof Contact = lazyForm(() =>
  import("./contact-form.tsx").then((module) => module.ContactForm),
);
export const InquiryForm: typeof Inquiry = lazyForm(() =>
  import("./inquiry-form.tsx").then((module) => module.InquiryForm),
);
export const ApplicationForm: typeof Application = lazyForm(() =>
  import("./application-form.tsx").then((module) => module.ApplicationForm),
);

/** The scripts of a form are a quarter of all: pages without one do without them. */
function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<div className="min-h-150" />}>
      {createElement<Props>(Form as ComponentType<Props>, props)}
    </Suspense>
  );
}
