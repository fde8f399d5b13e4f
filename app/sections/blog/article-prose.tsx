import type { ProseNode } from "../../content/fields/prose.ts";
import { Prose, type ProseComponents } from "../../ui/prose.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { ArticleTable } from "./article-table.tsx";
import { ArticleTimeline } from "./article-timeline.tsx";
import { CodeListing } from "./code-listing.tsx";
import { PrintedSheet } from "./printed-sheet.tsx";
import { PullQuote } from "./pull-quote.tsx";

/** The figures of an article, by their names in app/content/prose. */
const components: ProseComponents = {
  Code: CodeListing,
  Picture: ArticlePicture,
  Sheet: PrintedSheet,
  Table: ArticleTable,
  Timeline: ArticleTimeline,
  blockquote: PullQuote,
};

/** Running text in a narrow column, interrupted by wider figures. */
export function ArticleProse({ nodes, className = "" }: { nodes: ProseNode[]; className?: string }) {
  return (
    <div
      className={`grid grid-cols-1 gap-5 *:max-w-prose *:[blockquote]:max-w-none *:[figure]:my-4 *:[figure]:max-w-none ${className}`}
    >
      <Prose nodes={nodes} components={components} />
    </div>
  );
}
