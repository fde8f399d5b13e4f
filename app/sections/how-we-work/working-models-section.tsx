import type { WorkingModelsPage } from "../../content/pages/working-models.ts";
import { PlainHeading } from "../../ui/headings/section-heading.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

type Model = WorkingModelsPage["models"][number];
type WorkingModelsSectionProps = { label: string; intro: string; models: Model[] };

/** Working models. On wide screens, the text about choosing one stays in view beside them while the page scrolls. */
export function WorkingModelsSection({ label, intro, models }: WorkingModelsSectionProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-8">
        <div className="lg:col-span-4">
          <div className="grid gap-3 lg:sticky lg:top-28">
            <PlainHeading>{label}</PlainHeading>
            <p className="text-lead text-ink">{intro}</p>
          </div>
        </div>
        <div className="grid gap-10 lg:col-span-7 lg:col-start-6 lg:gap-24">
          {models.map((model) => (
            <ModelArticle key={model.id} {...model} />
          ))}
        </div>
      </div>
    </section>
  );
}

const answers = [
  { key: "run", label: "How it’s run", icon: "users", tint: "text-brand" },
  { key: "billed", label: "How it’s billed", icon: "receipt-text", tint: "text-brand" },
  { key: "choose", label: "Choose it when", icon: "check", tint: "text-support" },
  { key: "avoid", label: "Leave it alone when", icon: "x", tint: "text-danger" },
] as const;

function ModelArticle({ id, name, heading, text, glyph, ...model }: Model) {
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="scroll-mt-28">
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="max-sm:row-start-2">
          <h2 id={`${id}-name`} className="text-heading">
            {name}
          </h2>
          <p className="mt-3 font-display text-brand text-subheading">{heading}</p>
        </div>
        <Glyph name={glyph} className="h-20 w-36 object-left-bottom sm:h-36 sm:object-right-bottom" />
      </div>
      <p className="mt-3 max-w-prose sm:mt-6">{text}</p>
      <dl className="mt-5 grid border-line sm:mt-8 border-t border-l sm:grid-cols-2">
        {answers.map(({ key, label, icon, tint }) => (
          <div
            key={key}
            className="grid content-start gap-2 border-line border-r border-b bg-surface p-4 sm:p-6"
          >
            <dt className="flex items-center gap-2.5 font-semibold text-ink">
              <Icon name={icon} className={`size-5 stroke-2 ${tint}`} />
              {label}
            </dt>
            <dd>{model[key]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
