import type { PrivacyPage } from "../../content/pages/privacy.ts";
import { Button } from "../../ui/controls/button.tsx";

type VisitChoiceProps = PrivacyPage["visitChoice"];

/** Whether the browser remembers how the visitor came. browser/remember-visit.ts shows the parts that apply. */
export function VisitChoice(texts: VisitChoiceProps) {
  return (
    <div
      id="visit-choice"
      className="mb-9 grid scroll-mt-20 justify-items-start gap-4 rounded-md bg-sunken p-5 sm:p-6"
    >
      <p className="max-w-prose">{texts.explanation}</p>
      <noscript>
        <p className="max-w-prose text-ink">{texts.withoutScripts}</p>
      </noscript>
      <Button tone="outline" hidden>
        <span data-when="remembered">{texts.forget}</span>
        <span data-when="forgotten">{texts.remember}</span>
      </Button>
      <div role="status" className="contents">
        <p hidden data-when="forgotten" className="max-w-prose text-ink">
          {texts.forgotten}
        </p>
        <p hidden data-when="refused" className="max-w-prose text-ink">
          {texts.refused}
        </p>
      </div>
    </div>
  );
}
