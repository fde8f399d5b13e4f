import { type ComponentType, createElement, lazy, Suspense } from "react";
import type { ApplicationForm as Application } from "./application-form.tsx";
import type { ContactForm as Contact } from "./contact-form.tsx";
import type { InquiryForm as Inquiry } from "./inquiry-form.tsx";

export const ContactForm: typeof Contact = whenNear("contact-form", () =>
  import("./contact-form.tsx").then((module) => module.ContactForm),
);
export const InquiryForm: typeof Inquiry = whenNear("inquiry-form", () =>
  import("./inquiry-form.tsx").then((module) => module.InquiryForm),
);
export const ApplicationForm: typeof Application = whenNear("application-form", () =>
  import("./application-form.tsx").then((module) => module.ApplicationForm),
);

/**
 * The scripts of a form are a quarter of all, and most visitors never come to it. Until they do, the form that was
 * rendered with the page stands there untouched and can be sent as it is.
 */
function whenNear<Props extends object>(formId: string, load: () => Promise<ComponentType<Props>>) {
  const Form = lazy(async () => {
    await comesNear(formId);
    return { default: await load() };
  });
  return (props: Props) => (
    <Suspense fallback={<div className="min-h-150" />}>
      {createElement<Props>(Form as ComponentType<Props>, props)}
    </Suspense>
  );
}

/** A form that is not in the document yet is on its way to the visitor, or being rendered on the server. */
function comesNear(formId: string) {
  const form = typeof document === "undefined" ? null : document.getElementById(formId);
  if (!form) return;
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "100% 0%" },
    );
    observer.observe(form);
  });
}
