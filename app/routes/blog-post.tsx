import { data } from "react-router";
import { articleFrame } from "../content/article-frame.ts";
import { personName } from "../content/derived/person-names.ts";
import { changedOn } from "../content/derived/post-changes.ts";
import { isPublished } from "../content/derived/publication.ts";
import { formTexts } from "../content/form-texts.ts";
import { posts } from "../content/posts.ts";
import { team } from "../content/team.ts";
import { Island } from "../islands/island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { ArticleBodySection } from "../sections/blog/article-body-section.tsx";
import { ArticleHead } from "../sections/blog/article-head.tsx";
import { AuthorSection } from "../sections/blog/author-section.tsx";
import { CommentsSection } from "../sections/blog/comments-section.tsx";
import { absoluteUrl } from "../seo/absolute-url.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { article } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import { headingId } from "../ui/headings/heading-id.ts";
import type { Route } from "./+types/blog-post";

export const handle: PageHandle = { closing: "articles" };

const trail = (title: string) => trailTo(title, { label: "Blogs", to: "/blogs" });

export const meta = ({ loaderData: { post, author, byline, changedOn } }: Route.MetaArgs) =>
  pageMeta({
    seo: post.seo,
    indexed: isPublished(post),
    path: post.path,
    picture: post.image,
    trail: trail(post.title),
    things: [article(post, { ...byline, path: author && `/about#${headingId(author.name)}`, changedOn })],
    publishedOn: post.date,
  });

export function loader({ params }: Route.LoaderArgs) {
  const post = posts.value.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  const { category, tags = [], comments = [] } = post;
  const { posts: specified, form, ...frame } = articleFrame.value;
  const { heading, ...commentForm } = form;
  // Only the specification's articles have its category and tags, and comments.
  const isSpecified = specified.includes(post.slug);
  return {
    post,
    frame: isSpecified ? frame : { category, tags, commentCount: undefined },
    comments: isSpecified
      ? { comments, heading, form: { ...commentForm, texts: formTexts.value.comment } }
      : undefined,
    author: team.value.members.find(({ img }) => img === post.author),
    byline: { person: post.author, name: personName(post.author) },
    url: absoluteUrl(post.path),
    changedOn: changedOn(post),
  };
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, frame, comments, author, byline, url } = loaderData;
  return (
    <>
      <ArticleHead {...post} {...frame} trail={trail(post.title)} />
      <ArticleBodySection {...post} author={{ ...byline, role: author?.title }} tags={frame.tags} url={url} />
      {author && <AuthorSection author={author} />}
      {comments && (
        <CommentsSection
          commentCount={frame.commentCount ?? comments.comments.length}
          comments={comments.comments}
          formHeading={comments.heading}
        >
          <Island name="comment-form" hydrate="focus" props={comments.form} />
        </CommentsSection>
      )}
    </>
  );
}
