import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { pointItem, points } from "./point-list.tsx";

/** Rendered Markdown: text, or an element. */
type ProseNode = string | { tag: string; props?: Record<string, unknown>; children?: ProseNode[] };

/** Components for elements of a certain name, instead of the usual ones. */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
export type ProseComponents = Record<string, ComponentType<any>>;

type ProseProps = {
  nodes: ProseNode[];
  /** The class of each paragraph, list or other block at the top. */
  block?: string;
  /** The class of the first block, in addition. */
  first?: string;
  components?: ProseComponents;
};

const linkStyle =
  "font-medium text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong hover:decoration-2";

type ElementProps = { className?: string; children?: ReactNode };

const usual: ProseComponents = {
  a: ({ href, children }: ElementProps & { href: string }) => (
    <a href={href} className={linkStyle}>
      {children}
    </a>
  ),
  ul: ({ className = "", children }: ElementProps) => (
    <ul className={`${points(false)} ${className}`}>{children}</ul>
  ),
  ol: ({ className = "", children }: ElementProps) => (
    <ol className={`grid list-decimal gap-3 pl-7 ${className}`}>{children}</ol>
  ),
  code: ({ children }: ElementProps) => (
    <code className="rounded-xs bg-sunken px-1 font-mono text-[0.875em]">{children}</code>
  ),
};

/** A text in Markdown, as elements of the site. */
export function Prose({ nodes, block = "", first = "", components = {} }: ProseProps) {
  const known = { ...usual, ...components };
  return nodes.map((node, index) => {
    const className = [block, index === 0 ? first : ""].filter(Boolean).join(" ");
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    return <Fragment key={index}>{element(node, known, className ? { className } : {})}</Fragment>;
  });
}

function element(node: ProseNode, known: ProseComponents, extra: ElementProps = {}, inList = ""): ReactNode {
  if (typeof node === "string") return node;
  const { tag, props, children = [] } = node;
  // Bullets are drawn by the item, numbers by the browser.
  const item = tag === "li" && inList === "ul" ? { className: pointItem(false) } : {};
  return createElement(
    known[tag] ?? tag,
    { ...props, ...item, ...extra },
    ...children.map((child) => element(child, known, {}, tag)),
  );
}
