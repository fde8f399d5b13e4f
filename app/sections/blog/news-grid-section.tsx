import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { NewsCard, type NewsItem } from "./news-card.tsx";

const pages = ["Prev", "1", "2", "3", "Next"];

/** All articles with their teasers. The pagination is decorative: there is only one page. */
export function NewsGridSection({ posts, ...head }: HeadTexts & { posts: NewsItem[] }) {
  return (
    <Section {...head}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="grid">
            <NewsCard post={post} teaser />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-stack flex gap-2 border-line border-t pt-8">
        {pages.map((page) => (
          <span
            key={page}
            data-current={page === "1" || undefined}
            className="grid min-h-touch min-w-touch cursor-not-allowed select-none place-items-center rounded-sm bg-sunken px-3.5 text-quiet data-current:cursor-default data-current:bg-ink data-current:text-canvas"
          >
            {page}
          </span>
        ))}
      </div>
    </Section>
  );
}
