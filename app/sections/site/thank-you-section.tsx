import type { ThankYouPage } from "../../content/pages/thank-you.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";

type Received = ThankYouPage["kinds"]["contact"];

/** The confirmation page: the message's reference and the next steps. */
export function ThankYouSection({ heading, text, next, link, reference }: Received & { reference: string }) {
  return (
    <>
      <section className="overflow-hidden bg-support-soft">
        <div className="wrap columns-12 items-center gap-y-4">
          <div className="grid gap-5 pt-14 lg:col-span-7 lg:py-24">
            {/* biome-ignore lint/a11y/noAutofocus: screen readers announce the heading when the page opens */}
            <h1 tabIndex={-1} autoFocus className="text-title outline-none">
              {heading}
            </h1>
            <p className="max-w-[36rem] text-lead">{text}</p>
            <p className="mt-4 w-fit rounded-sm border border-support/35 bg-surface px-5 py-4 text-quiet text-sm">
              Reference
              <b className="mt-1 block select-all font-display font-heading text-[clamp(1.375rem,1rem+1.8vw,2.25rem)] text-ink tabular-nums leading-tight">
                {reference}
              </b>
            </p>
          </div>
          <Glyph name="done" className="mx-auto w-full max-w-72 lg:col-span-4 lg:col-start-9 lg:max-w-96" />
        </div>
      </section>
      <section className="band">
        <div className="wrap columns-12 gap-y-8">
          <h2 className="text-heading lg:col-span-4">What happens next</h2>
          <div className="lg:col-span-7 lg:col-start-6">
            <ol>
              {next.map((step, index) => (
                <li
                  key={step}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-t py-5 text-ink text-lead"
                >
                  <span aria-hidden="true" className="font-display text-subheading text-support">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            <ArrowLink href={link.to} className="mt-4">
              {link.label}
            </ArrowLink>
          </div>
        </div>
      </section>
    </>
  );
}
