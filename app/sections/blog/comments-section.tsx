import type { ReactNode } from "react";
import type { ArticleFrame } from "../../content/article-frame.ts";
import type { Post } from "../../content/posts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

type CommentsSectionProps = Pick<ArticleFrame, "commentCount"> & {
  comments: NonNullable<Post["comments"]>;
  formHeading: string;
  /** The comment form. */
  children: ReactNode;
};

const formId = "post-a-comment";

export function CommentsSection({ commentCount, comments, formHeading, children }: CommentsSectionProps) {
  return (
    <section id="comments" className="band" data-tone="sunken">
      <div className="wrap columns-12 gap-y-16">
        <div className="lg:col-span-6">
          <h2 className="text-heading">{commentCount} Comments</h2>
          <p className="mt-3 text-quiet">{comments.length} of them are shown.</p>
          <ol className="mt-8">
            {comments.map(({ name, person, date, text }) => (
              <li key={name} className="border-line border-t py-7">
                <article className="grid gap-4">
                  <header className="flex flex-wrap items-center gap-3.5">
                    {person ? <Avatar person={person} /> : <Initials name={name} />}
                    <div className="grid leading-snug">
                      <h3 className="font-sans font-strong text-[1.0625rem]">{name}</h3>
                      <DateText day={date} className="text-quiet text-sm" />
                    </div>
                    <a
                      href={`#${formId}`}
                      aria-label={`Reply to ${name}`}
                      className="-mr-2 ml-auto inline-flex min-h-touch items-center gap-2 px-2 font-strong text-[1rem] text-brand hover:text-brand-strong"
                    >
                      <Icon name="reply" className="size-4.5" />
                      Reply
                    </a>
                  </header>
                  <p>{text}</p>
                </article>
              </li>
            ))}
          </ol>
        </div>
        <div id={formId} className="scroll-mt-24 lg:col-span-5 lg:col-start-8">
          <div className="grid gap-6 rounded-md border border-line bg-canvas p-5 sm:p-8 lg:sticky lg:top-24">
            <h2 className="text-subheading">{formHeading}</h2>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

/** In place of a portrait. The full name is next to it, so screen readers skip the initials. */
function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-sm bg-brand-soft font-display font-heading text-[1.125rem] text-brand-strong"
    >
      {name
        .split(" ")
        .map(([initial]) => initial)
        .join("")}
    </span>
  );
}
