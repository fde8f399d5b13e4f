import type { Heading, Node, Parents, PhrasingContent, RootContent, Table, TableCell } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as textOf } from "mdast-util-to-string";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Prose, ProseNode, TableFigure } from "../../fields/prose.ts";
import { pictureMistake } from "../pictures.ts";
import { codeFigure } from "./code-figure.ts";
import { linkMistake } from "./link-mistake.ts";
import { sizeMistake } from "./size-mistake.ts";

/** A mistake in a text, with its line in that text. */
export type ProseMistake = { line: number; message: string };
export type Report = (node: Node, message: string) => void;

/** Parses Markdown: CommonMark, tables and strikethrough, but no HTML. */
export function parseProse(markdown: string): { prose: Prose; mistakes: ProseMistake[] } {
  const tooLarge = sizeMistake(markdown);
  if (tooLarge) return { prose: { opening: [], sections: [] }, mistakes: [{ line: 1, message: tooLarge }] };
  const mistakes: ProseMistake[] = [];
  const report: Report = (node, message) => mistakes.push({ line: node.position?.start.line ?? 1, message });
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const [opening = [], ...parts] = split(withCaptions(root.children), report);
  const sections = parts.map(([heading, ...nodes]) => {
    const title = textOf(heading);
    return { id: slugOf(title), heading: title, nodes: nodes.flatMap((node) => nodesOf(node, report)) };
  });
  return { prose: { opening: opening.flatMap((node) => nodesOf(node, report)), sections }, mistakes };
}

/** "Known limits" is known-limits. */
export const slugOf = (heading: string) =>
  heading
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Splits a text at its headings of the second level. */
function split(nodes: RootContent[], report: Report): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === 1)
      report(node, "has a heading with one #; begin headings of the text with ##");
    if (node.type === "heading" && !textOf(node).trim())
      report(node, "has a heading without text: write its text or delete it");
    if (node.type === "heading" && node.depth <= 2) parts.push([node]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** The elements that Markdown's nodes become. */
const tags: Partial<Record<string, string>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
  delete: "del",
  blockquote: "blockquote",
  listItem: "li",
  thematicBreak: "hr",
  break: "br",
};

function nodesOf(node: RootContent, report: Report): ProseNode[] {
  switch (node.type) {
    case "text":
      return [node.value.replaceAll("\n", " ")];
    case "inlineCode":
      return [{ tag: "code", children: [node.value] }];
    case "heading":
      return [{ tag: headingTag(node), children: childrenOf(node, report) }];
    case "list":
      return [{ tag: node.ordered ? "ol" : "ul", children: childrenOf(node, report) }];
    case "listItem": {
      // Items without blank lines between them are not paragraphs.
      const inner = node.children.flatMap((child) =>
        child.type === "paragraph" && !node.spread ? childrenOf(child, report) : nodesOf(child, report),
      );
      return [{ tag: "li", children: inner }];
    }
    case "link": {
      const mistake = linkMistake(node.url);
      if (mistake) report(node, mistake);
      return [{ tag: "a", props: { href: node.url }, children: childrenOf(node, report) }];
    }
    case "image": {
      const mistake = pictureMistake(node.url);
      if (mistake) report(node, mistake);
      if (!node.alt) report(node, "a picture has no description for people who can't see it");
      return [{ tag: "Picture", props: { image: node.url, alt: node.alt ?? "" } }];
    }
    case "paragraph": {
      const [only, second] = node.children;
      if (only?.type === "image" && !second) return nodesOf(only, report);
      const image = node.children.find(({ type }) => type === "image");
      if (image) report(image, "a picture must be a paragraph of its own, with empty lines around it");
      return [{ tag: "p", children: childrenOf(node, report) }];
    }
    case "code":
      return codeFigure(node, report);
    case "table":
      return [{ tag: "Table", props: tableFigure(node, report) }];
    case "html":
      if (!node.value.startsWith("</"))
        report(node, `contains HTML (${node.value.slice(0, 30)}); write it in Markdown, or use &lt; for <`);
      return [];
    case "linkReference":
    case "imageReference":
    case "definition":
      report(node, "uses a reference; write the address in the link: [text](/address)");
      return [];
    default: {
      const tag = tags[node.type];
      if (!tag) report(node, `contains something that pages can't show (${node.type})`);
      return tag ? [{ tag, children: "children" in node ? childrenOf(node, report) : [] }] : [];
    }
  }
}

const headingTag = ({ depth }: Heading) => `h${Math.max(3, depth)}`;

const childrenOf = (node: Parents, report: Report) =>
  node.children.flatMap((child) => nodesOf(child, report));

export type Captioned<T> = T & { caption?: string };

/** A paragraph that begins with "Table:" or "Code:" is the caption of the table or code before it. */
function withCaptions(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node, index) => {
    if (captionOf(node, nodes[index - 1])) return [];
    const caption = captionOf(nodes[index + 1], node);
    return caption ? [{ ...node, caption }] : [node];
  });
}

function captionOf(node: RootContent | undefined, before: RootContent | undefined) {
  const [, kind, caption] = (node?.type === "paragraph" && /^(Table|Code): (.+)$/s.exec(textOf(node))) || [];
  return kind?.toLowerCase() === before?.type ? caption : undefined;
}

/** A last row whose cells are all bold is the total. */
function tableFigure(node: Captioned<Table>, report: Report): TableFigure {
  const [head = [], ...rows] = node.children.map(({ children }) => children);
  for (const row of node.children) {
    if (row.children.length !== head.length)
      report(row, `has ${row.children.length} cells, but the table's head has ${head.length}`);
  }
  const cells = (row: TableCell[]) => row.map((cell) => childrenOf(cell, report));
  const last = rows.at(-1);
  const total = last && rows.length > 1 && last.every(isBold) ? last.map(withoutBold) : undefined;
  return {
    ...(node.caption ? { caption: node.caption } : {}),
    head: cells(head),
    rows: (total ? rows.slice(0, -1) : rows).map(cells),
    ...(total ? { total: cells(total) } : {}),
  };
}

const isBold = ({ children: [only, second] }: TableCell) => only?.type === "strong" && !second;

const withoutBold = (cell: TableCell): TableCell => ({
  ...cell,
  children: cell.children.flatMap((child): PhrasingContent[] =>
    child.type === "strong" ? child.children : [child],
  ),
});
