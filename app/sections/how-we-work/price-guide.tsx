import type { HowWeWorkPage } from "../../content/pages/how-we-work.ts";
import "../../styles/price-guide.css";
import type { CSSProperties } from "react";
import { Button } from "../../ui/controls/button.tsx";

type Option = { slug: string; name: string; hint?: string };
type Estimate = {
  size: string;
  title: string;
  span: string;
  price: string;
  sums: { bound: string; sum: string; price: string }[];
  upkeep: string;
  /** How many columns of the wall of blocks are certain, and how many are possible. */
  certain: number;
  possible: number;
};
type Work = {
  slug: string;
  name: string;
  note: string;
  rows: number;
  columns: number;
  block: string;
  estimates: Estimate[];
};
type PriceGuideProps = HowWeWorkPage["guide"] & {
  works: Work[];
  sizes: Option[];
  careOptions: (Option & { sum: string; price: string })[];
};

const formId = "price-guide";

/**
 * Radio buttons, and the result of every choice. price-guide.css shows the results of the checked ones. The form opens
 * /contact with the choices in its query.
 */
export function PriceGuide({ works, sizes, careOptions, ...texts }: PriceGuideProps) {
  const { heading, text, legends, sums, note, send } = texts;
  return (
    <div className="price-guide">
      <form
        id={formId}
        action="/contact#contact-form"
        className="grid content-start gap-6 p-5 sm:gap-7 sm:p-9"
      >
        <div>
          <h2 className="text-subheading">{heading}</h2>
          <p className="mt-2 max-w-prose">{text}</p>
        </div>
        <Choices
          legend={legends.work}
          name="work"
          options={works.map(({ slug, name, note: hint }) => ({ slug, name, hint }))}
          className="max-sm:grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] sm:grid-cols-2 max-sm:[&_.guide-hint]:hidden"
        />
        <Choices
          legend={legends.size}
          name="size"
          options={sizes}
          checked="unsure"
          className="sm:grid-cols-3"
        />
        <Choices
          legend={legends.care}
          name="care"
          options={careOptions}
          className="grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] *:first:col-span-full sm:grid-cols-3 sm:*:first:col-span-2"
        />
      </form>
      <div data-inverse="" className="grid grid-rows-[1fr_auto_auto] gap-6 p-5 sm:p-9">
        <div aria-live="polite">
          {works.map((work) => (
            <div key={work.slug} data-for={work.slug}>
              {work.estimates.map((estimate) => (
                <Result key={estimate.size} work={work} estimate={estimate} sums={sums} />
              ))}
            </div>
          ))}
          {careOptions.map(({ slug, sum, price }, index) => (
            <dl key={slug} data-for={`care-${index + 1}`}>
              <Sum name={sums.care} sum={sum} price={price} />
            </dl>
          ))}
        </div>
        <p className="text-xs">{note}</p>
        <Button
          type="submit"
          form={formId}
          tone="accent"
          icon="arrow-right"
          className="sm:justify-self-start"
        >
          {send}
        </Button>
      </div>
    </div>
  );
}

type ChoicesProps = {
  legend: string;
  name: string;
  options: Option[];
  /** The slug of the preselected option, if it isn't the first. */
  checked?: string;
  className: string;
};

function Choices({ legend, name, options, checked = options[0]?.slug, className }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold text-[1rem] text-ink">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map((option) => (
          <label key={option.slug} className="guide-choice">
            <input
              type="radio"
              name={name}
              value={option.slug}
              defaultChecked={option.slug === checked}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="font-medium leading-tight max-sm:text-[1rem]">{option.name}</span>
            {option.hint && <span className="guide-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Result({ work, estimate, sums }: { work: Work; estimate: Estimate; sums: PriceGuideProps["sums"] }) {
  const wall = {
    "--rows": work.rows,
    "--columns": work.columns,
    "--certain": estimate.certain,
    "--possible": estimate.possible,
  } as CSSProperties;
  return (
    <div data-for={estimate.size}>
      <p className="text-on-inverse text-sm">{`${estimate.title}, ${estimate.span}`}</p>
      <p className="mt-1 font-display font-title text-[clamp(2rem,1.7rem+1.2vw,2.75rem)] text-accent leading-tight tracking-[-0.03em]">
        {estimate.price}
      </p>
      <div aria-hidden="true" className="guide-wall mt-4 print:hidden" style={wall} />
      <p aria-hidden="true" className="mt-2 text-xs print:hidden">
        {work.block}
      </p>
      <dl className="mt-5">
        {estimate.sums.map(({ bound, sum, price }) => (
          <Sum key={bound} name={bound} sum={sum} price={price} />
        ))}
        <Sum name={sums.upkeep} sum={sums.upkeepShare} price={estimate.upkeep} />
      </dl>
    </div>
  );
}

function Sum({ name, sum, price }: { name: string; sum: string; price: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-inverse-line border-t py-2.5 text-sm">
      <dt className="flex-1 basis-24">
        <b className="font-semibold text-on-inverse">{name}</b> {sum}
      </dt>
      <dd className="font-semibold text-on-inverse tabular-nums">{price}</dd>
    </div>
  );
}
