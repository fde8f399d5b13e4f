import { data } from "react-router";
import { articleFrame } from "../content/article-frame.ts";
import { people } from "../content/people.ts";
import { posts } from "../content/posts.ts";
import { team } from "../content/team.ts";
import { ArticleBodySection } from "../sections/article-body-section.tsx";
import { ArticleHead } from "../sections/article-head.tsx";
import { AuthorSection } from "../sections/author-section.tsx";
import { CommentsSection } from "../sections/comments-section.tsx";
import { absoluteUrl, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/blog-post";

const path = (slug: string) => `/blog/${slug}`;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.post.seo, path: path(loaderData.post.slug) });

export function loader({ params }: Route.LoaderArgs) {
  const post = posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  return {
    post,
    frame: articleFrame,
    author: team.find(({ img }) => img === post.author),
    byline: { person: post.author, name: people[post.author] },
    url: absoluteUrl(path(post.slug)),
  };
}

export default function BlogPost({ loaderData: { post, frame, author, byline, url } }: Route.ComponentProps) {
  return (
    <>
      <ArticleHead
        trail={[{ label: "Home", to: "/" }, { label: "Blogs", to: "/blogs" }, { label: post.title }]}
        title={post.title}
        teaser={post.teaser}
        image={post.image}
        date={post.date}
        category={frame.category}
        commentCount={frame.commentCount}
      />
      <ArticleBodySection {...post} author={{ ...byline, role: author?.title }} tags={frame.tags} url={url} />
      {author && <AuthorSection author={author} />}
      <CommentsSection {...frame} />
    </>
  );
}
