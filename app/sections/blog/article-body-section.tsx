import type { Post } from "../../content/posts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { ArticleProse } from "./article-prose.tsx";
import { ShareLinks } from "./share-links.tsx";

type ArticleBodyProps = Pick<Post, "body" | "title"> & {
  author: { person: string; name: string; role?: string };
  tags: readonly string[];
  url: string;
};

/** The article in a narrow column. The author and the share links stay in view beside it. */
export function ArticleBodySection({
  body: { opening, sections },
  title,
  author,
  tags,
  url,
}: ArticleBodyProps) {
  return (
    <section className="pt-stack pb-section">
      <div className="wrap columns-12 gap-y-10">
        <aside aria-label="Author and sharing" className="lg:col-span-3">
          <div className="grid gap-6 border-line max-lg:border-b max-lg:pb-6 lg:sticky lg:top-28">
            <p className="flex items-center gap-3.5 leading-snug">
              <Avatar person={author.person} />
              <span>
                <b className="block font-strong text-ink">{author.name}</b>
                <span className="block text-quiet text-sm">{author.role}</span>
              </span>
            </p>
            <div className="print:hidden lg:border-line lg:border-t lg:pt-4">
              <h2 className="font-sans font-semibold text-quiet text-sm">Share this article</h2>
              <ShareLinks url={url} title={title} className="-ml-3" />
            </div>
          </div>
        </aside>
        <div className="lg:col-span-8 lg:col-start-5">
          <ArticleProse nodes={opening} className="text-ink text-lead" />
          {sections.map(({ id, heading, nodes }) => (
            <div key={id}>
              <h2 id={id} className="mt-12 mb-5 max-w-prose text-subheading">
                {heading}
              </h2>
              <ArticleProse nodes={nodes} />
            </div>
          ))}
          {tags.length > 0 && <Tags tags={tags} />}
        </div>
      </div>
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <div
      data-nosnippet=""
      className="mt-stack flex max-w-prose flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-6"
    >
      <h2 className="font-sans font-semibold text-quiet text-sm">Tags</h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="rounded-xs bg-brand-soft px-3 py-1 font-semibold text-brand-strong text-sm"
          >
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
