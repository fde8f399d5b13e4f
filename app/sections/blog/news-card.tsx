import type { Post } from "../../content/posts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Picture } from "../../ui/picture.tsx";

export type NewsItem = Pick<Post, "slug" | "path" | "title" | "image" | "date" | "category" | "teaser"> & {
  author: { person: string; name: string };
};

/** A post's picture, date, category, title and author; with `teaser` also one sentence and "Read More". */
export function NewsCard({ post, teaser = false }: { post: NewsItem; teaser?: boolean }) {
  return (
    <article className="group/card relative grid grid-rows-[auto_auto_auto_1fr] content-start gap-3 sm:gap-4.5">
      <div className="relative overflow-hidden rounded-md rounded-bl-none">
        <Picture
          {...post.image}
          sizes={
            teaser
              ? "(width < 40rem) 100vw, (width < 64rem) 50vw, 25rem"
              : "(width < 40rem) 100vw, (width < 64rem) 50vw, 19rem"
          }
          className="aspect-3/2 w-full object-cover transition-transform duration-700 ease-settle group-hover/card:scale-[1.03]"
        />
        <DateText
          day={post.date}
          short
          className="absolute bottom-0 left-0 rounded-tr-sm bg-(--card-ground,var(--color-canvas)) pt-2.5 pr-3.5 pb-2 font-display font-heading text-[1rem] text-ink leading-none"
        />
      </div>
      <p className="font-semibold text-brand text-sm leading-snug">{post.category}</p>
      <h3 className="text-card transition-colors group-hover/card:text-brand">
        {teaser ? (
          post.title
        ) : (
          <a href={post.path} className="cover-link">
            {post.title}
          </a>
        )}
      </h3>
      <div className="grid content-between gap-4.5">
        {teaser && <p>{post.teaser}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex items-center gap-2.5 text-quiet text-sm">
            <Avatar person={post.author.person} size={32} />
            {post.author.name}
          </p>
          {teaser && (
            <ArrowLink href={post.path} className="cover-link">
              Read More<span className="sr-only">: {post.title}</span>
            </ArrowLink>
          )}
        </div>
      </div>
    </article>
  );
}
