import type { Link } from "../../content/schema/text.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { SectionHead } from "../../ui/headings/section-head.tsx";
import { NewsCard, type NewsItem } from "./news-card.tsx";

/** The latest articles in one row; the blog page shows all of them. */
export function NewsSection({
  label,
  heading,
  note,
  link,
  posts,
}: {
  label?: string;
  heading: string;
  note?: string;
  link?: Link;
  posts: NewsItem[];
}) {
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead
          label={label}
          heading={heading}
          note={note}
          action={link && <ArrowLink href={link.to}>{link.label}</ArrowLink>}
        />
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <NewsCard post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
