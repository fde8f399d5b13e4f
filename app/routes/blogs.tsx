import { newsItems } from "../content/derived/news-items.ts";
import { blogsPage } from "../content/pages/blogs.ts";
import type { PageHandle } from "../page-handle.ts";
import { NewsGridSection } from "../sections/blog/news-grid-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/blogs";

export const handle: PageHandle = { closing: "articles" };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/blogs", { kind: "CollectionPage" });

export const loader = () => ({ ...blogsPage.value, posts: newsItems });

export default function Blogs({ loaderData: { banner, heading, note, posts } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <NewsGridSection heading={heading} note={note} posts={posts} />
    </>
  );
}
