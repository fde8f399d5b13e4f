import { company } from "../content/company.ts";
import { personName } from "../content/derived/person-names.ts";
import { isPublished } from "../content/derived/publication.ts";
import { blogsPage } from "../content/pages/blogs.ts";
import { posts } from "../content/posts.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { escapeXml } from "./escape-xml.ts";
import { feedHtml } from "./feed-html.tsx";
import { shareImage } from "./share-image.ts";

const title = `${company.value.name}: ${blogsPage.value.banner.title}`;
const { description } = blogsPage.value.seo;
const home = absoluteUrl("/blogs");

/** Feeds are downloaded often, so they contain only the latest posts. The sitemap lists all posts. */
const NEWEST = 50;

const published = posts.value.filter(isPublished);

/** Each item contains the whole article, so that subscribers can read it in their feed reader. */
const items = () =>
  published.slice(0, NEWEST).map((post) => ({
    post,
    url: absoluteUrl(post.path),
    author: personName(post.author),
    html: feedHtml(post.body),
  }));

const mailDate = (date: string) => new Date(date).toUTCString();

export function rssFeed() {
  const entries = items().map(
    ({ post, url, author, html }) => `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="true">${escapeXml(url)}</guid>
      <pubDate>${mailDate(post.date)}</pubDate>
      <dc:creator>${escapeXml(author)}</dc:creator>
      <category>${escapeXml(post.category)}</category>
      <description>${escapeXml(post.teaser)}</description>
      <content:encoded>${escapeXml(html)}</content:encoded>
    </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(home)}</link>
    <atom:link href="${escapeXml(absoluteUrl("/feed.xml"))}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description)}</description>
    <language>en-gb</language>
    <lastBuildDate>${mailDate(published[0]?.date ?? "")}</lastBuildDate>
${entries.join("")}  </channel>
</rss>
`;
}

export function jsonFeed() {
  return JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title,
      description,
      home_page_url: home,
      feed_url: absoluteUrl("/feed.json"),
      icon: absoluteUrl("/icon-512.png"),
      language: "en-GB",
      items: items().map(({ post, url, author, html }) => ({
        id: url,
        url,
        title: post.title,
        summary: post.teaser,
        content_html: html,
        image: shareImage(post.image.image),
        date_published: `${post.date}T00:00:00Z`,
        authors: [{ name: author }],
        tags: [post.category],
      })),
    },
    null,
    2,
  );
}
