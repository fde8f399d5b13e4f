import type { CaseStudy } from "../../content/schema/work.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

export type CaseCard = Pick<CaseStudy, "slug" | "title" | "industry" | "summary" | "image">;

/** Three cards with pictures of equal height. On wide screens, the first card takes up half of the row. */
export function CaseCardsSection({ cases, ...head }: HeadTexts & { cases: CaseCard[] }) {
  return (
    <Section {...head}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {cases.map((study, index) => (
          <CaseCardArticle key={study.slug} study={study} wide={index === 0} />
        ))}
      </div>
    </Section>
  );
}

function CaseCardArticle({
  study: { slug, title, industry, summary, image },
  wide,
}: {
  study: CaseCard;
  wide: boolean;
}) {
  const titleId = `case-${slug}`;
  return (
    <article
      className={`group relative grid grid-rows-[auto_auto_auto_1fr] justify-items-start rounded-md ${wide ? "md:col-span-2" : ""}`}
    >
      <div className="mb-5 h-64 w-full overflow-hidden rounded-md lg:h-90">
        <Picture
          {...image}
          sizes={wide ? "(width < 80rem) 100vw, 40rem" : "(width < 48rem) 100vw, (width < 64rem) 50vw, 19rem"}
          className="size-full object-cover transition-transform duration-700 ease-settle group-hover:scale-103"
        />
      </div>
      <p className="font-semibold text-brand text-sm">{industry}</p>
      <h3 id={titleId} className="mt-2 text-subheading">
        {title}
      </h3>
      <p className="mt-3 max-w-[34rem]">{summary}</p>
      <ArrowLink href={`/case-studies/${slug}`} aria-describedby={titleId} className="cover-link mt-2">
        Read Full Case Study
      </ArrowLink>
    </article>
  );
}
