import { newsItems } from "../content/news-items.ts";
import { blogsPage } from "../content/pages/blogs.ts";
import { NewsGridSection } from "../sections/news-grid-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/blogs";

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ seo: loaderData.seo, path: "/blogs" });

export function loader() {
  return { ...blogsPage, posts: newsItems };
}

export default function Blogs({ loaderData: { banner, heading, note, posts } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={[{ label: "Home", to: "/" }, { label: banner.title }]} />
      <NewsGridSection heading={heading} note={note} posts={posts} />
    </>
  );
}
