import type { StoryPage } from "../../content/pages/story.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";

/** The last paragraph is the closing line, in large type. */
export function StoryOpeningSection({ heading, text }: StoryPage["opening"]) {
  const told = text.slice(0, -1);
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-8">
        <SectionHeading heading={heading} className="text-title lg:col-span-7" />
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:col-span-10 lg:col-start-3 lg:mt-6">
          {told.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="border-brand border-l-4 pl-6 font-display font-title text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] text-ink leading-[1.14] tracking-[-0.02em] lg:col-span-8 lg:col-start-3 lg:mt-6">
          {text.at(-1)}
        </p>
      </div>
    </section>
  );
}
