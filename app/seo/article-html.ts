import type { ArticleBlock, TableBlock } from "../content/schema/article-blocks.ts";
import type { Post } from "../content/schema/blog.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { escapeXml } from "./escape-xml.ts";

const element = (name: string, texts: string[]) =>
  texts.map((text) => `<${name}>${escapeXml(text)}</${name}>`).join("");

const figure = (caption: string, content: string) =>
  `<figure>${element("figcaption", [caption])}${content}</figure>`;

function table({ caption, head, rows, total }: TableBlock) {
  const body = [...rows, ...(total ? [total] : [])].map((row) => `<tr>${element("td", row)}</tr>`).join("");
  return figure(caption, `<table><tr>${element("th", head)}</tr>${body}</table>`);
}

function block(part: ArticleBlock): string {
  if (typeof part === "string") return element("p", [part]);
  switch (part.kind) {
    case "linked": {
      const link = `<a href="${escapeXml(absoluteUrl(part.link.to))}">${escapeXml(part.link.label)}</a>`;
      const space = /^[.,;:?!)]/.test(part.after) ? "" : " ";
      return `<p>${escapeXml(part.before)} ${link}${space}${escapeXml(part.after)}</p>`;
    }
    case "list":
      return `<ul>${element("li", part.items)}</ul>`;
    case "code":
      return figure(part.caption, `<pre>${element("code", [part.code])}</pre>`);
    case "table":
      return table(part);
    case "timeline": {
      const events = part.days.flatMap(({ events }) =>
        events.map(({ time, title, text = "" }) => `${time} ${title}. ${text}`.trim()),
      );
      return figure(part.caption, `<ol>${element("li", events)}</ol>`);
    }
    case "sheet": {
      const figures = part.figures.map(
        ({ name, value, comparison, meaning, ask }) => `${name}: ${value} (${comparison}). ${meaning} ${ask}`,
      );
      return figure(part.caption, `<ul>${element("li", figures)}</ul>${element("p", [part.note])}`);
    }
  }
}

/** The article as HTML for feed readers, without classes and scripts. */
export function articleHtml({ opening, parts, pullQuote }: Post): string {
  const rest = parts.map(({ heading, body }) => element("h2", [heading]) + body.map(block).join(""));
  return `${element("p", opening)}<blockquote>${element("p", [pullQuote])}</blockquote>${rest.join("")}`;
}
