import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  CodeFigure,
  ProseNode,
  Sheet,
  TableFigure,
  Prose as Text,
  Timeline,
} from "../content/fields/prose.ts";
import { Prose, type ProseComponents } from "../ui/prose.tsx";
import { absoluteUrl } from "./absolute-url.ts";
import { shareImage } from "./share-image.ts";

const Figure = ({ caption, children }: { caption?: string | undefined; children: ReactNode }) => (
  <figure>
    {caption && <figcaption>{caption}</figcaption>}
    {children}
  </figure>
);

const Row = ({ cells, as: Cell }: { cells: ProseNode[][]; as: "th" | "td" }) => (
  <tr>
    {cells.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order.
      <Cell key={column}>
        <Prose nodes={cell} components={plain} />
      </Cell>
    ))}
  </tr>
);

/** Elements without classes, with absolute addresses. */
const plain: ProseComponents = {
  a: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href.startsWith("/") ? absoluteUrl(href) : href}>{children}</a>
  ),
  ul: ({ children }) => <ul>{children}</ul>,
  ol: ({ children }) => <ol>{children}</ol>,
  li: ({ children }) => <li>{children}</li>,
  code: ({ children }) => <code>{children}</code>,
  Picture: ({ image, alt }: { image: string; alt: string }) => (
    // Without `loading`, React would add a preload link to the article.
    <img src={shareImage(image)} alt={alt} loading="lazy" />
  ),
  Code: ({ caption, lines }: CodeFigure) => (
    <Figure caption={caption}>
      <pre>
        <code>{lines.map(({ tokens }) => tokens.map(({ text }) => text).join("")).join("\n")}</code>
      </pre>
    </Figure>
  ),
  Table: ({ caption, head, rows, total }: TableFigure) => (
    <Figure caption={caption}>
      <table>
        <thead>
          <Row cells={head} as="th" />
        </thead>
        <tbody>
          {[...rows, ...(total ? [total] : [])].map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never change their order.
            <Row key={place} cells={cells} as="td" />
          ))}
        </tbody>
      </table>
    </Figure>
  ),
  Timeline: ({ caption, days }: Timeline) => (
    <Figure caption={caption}>
      <ol>
        {days
          .flatMap(({ events }) => events)
          .map(({ time, title, text = "" }) => (
            <li key={time}>{`${time} ${title}. ${text}`.trim()}</li>
          ))}
      </ol>
    </Figure>
  ),
  Sheet: ({ caption, figures, note }: Sheet) => (
    <Figure caption={caption}>
      <ul>
        {figures.map(({ name, value, comparison, meaning, ask }) => (
          <li key={name}>{`${name}: ${value} (${comparison}). ${meaning} ${ask}`}</li>
        ))}
      </ul>
      <p>{note}</p>
    </Figure>
  ),
};

/** An article as HTML for feed readers. */
export const feedHtml = ({ opening, sections }: Text): string =>
  renderToStaticMarkup(
    <>
      <Prose nodes={opening} components={plain} />
      {sections.map(({ id, heading, nodes }) => (
        <Fragment key={id}>
          <h2>{heading}</h2>
          <Prose nodes={nodes} components={plain} />
        </Fragment>
      ))}
    </>,
  );
