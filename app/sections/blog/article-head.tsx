import type { ArticleFrame } from "../../content/article-frame.ts";
import type { Post } from "../../content/posts.ts";
import { DateText } from "../../ui/date-text.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type ArticleHeadProps = Pick<Post, "title" | "teaser" | "image" | "date"> &
  Pick<ArticleFrame, "category"> & { commentCount?: number | undefined; trail: Crumb[] };

/** The title on a tinted background, and a picture that extends below it. The date is in the picture's corner. */
export function ArticleHead({ trail, title, teaser, image, date, category, commentCount }: ArticleHeadProps) {
  return (
    <header className="relative isolate before:-z-10 before:absolute before:inset-x-0 before:top-0 before:bottom-[clamp(6rem,16vw,15rem)] before:bg-sunken">
      <div className="wrap pt-4 lg:pt-9">
        <Breadcrumbs trail={trail} />
        <div className="columns-12 mt-8 mb-10 gap-y-6 lg:mt-14 lg:mb-14">
          <h1 className="text-title lg:col-span-9">{title}</h1>
          <p className="max-w-[38rem] text-lead lg:col-span-7">{teaser}</p>
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 self-end text-sm lg:col-span-4 lg:col-start-9 lg:justify-end">
            <li className="flex items-center gap-2 font-semibold text-brand">
              <Icon name="tag" className="size-4.5" />
              {category}
            </li>
            {commentCount !== undefined && (
              <li>
                <a
                  href="#comments"
                  className="inline-flex min-h-touch items-center gap-2 text-copy underline-offset-4 hover:text-brand hover:underline"
                >
                  <Icon name="messages-square" className="size-4.5" />
                  {commentCount} Comments
                </a>
              </li>
            )}
          </ul>
        </div>
        <div className="relative overflow-hidden rounded-md rounded-bl-none">
          <Picture
            {...image}
            sizes="(width < 90rem) 92vw, 80rem"
            eager
            className="aspect-3/2 w-full object-cover lg:aspect-[5/2]"
          />
          <DateText
            day={date}
            className="absolute bottom-0 left-0 rounded-tr-sm bg-canvas pt-4 pr-6 font-display text-ink text-subheading leading-none lg:pt-5 lg:pr-8"
          />
        </div>
      </div>
    </header>
  );
}
