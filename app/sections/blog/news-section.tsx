import type { Link } from "../../content/fields/text.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";
import { NewsCard, type NewsItem } from "./news-card.tsx";

/** The latest articles, with a link to the page of all articles. */
export function NewsSection({ link, posts, ...head }: HeadTexts & { link: Link; posts: NewsItem[] }) {
  return (
    <Section {...head} space="tight" action={<ArrowLink href={link.to}>{link.label}</ArrowLink>}>
      <SwipeRow>
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <NewsCard post={post} />
            </li>
          ))}
        </ul>
      </SwipeRow>
    </Section>
  );
}
