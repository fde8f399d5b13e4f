import type { ArticleBlock } from "../../content/schema/article-blocks.ts";
import { LinkedText } from "../../ui/linked-text.tsx";
import { PointList } from "../../ui/point-list.tsx";
import { ArticleTable } from "./article-table.tsx";
import { ArticleTimeline } from "./article-timeline.tsx";
import { CodeListing } from "./code-listing.tsx";
import { PrintedSheet } from "./printed-sheet.tsx";

/** Running text in a narrow column, interrupted by wider figures. */
export function ArticleBlocks({ blocks }: { blocks: ArticleBlock[] }) {
  return (
    <div className="grid grid-cols-1 gap-5 *:max-w-prose *:[figure]:my-4 *:[figure]:max-w-none">
      {blocks.map((block) => (
        <Block key={typeof block === "string" ? block : JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  switch (block.kind) {
    case "linked":
      return <LinkedText {...block} />;
    case "list":
      return <PointList items={block.items} />;
    case "code":
      return <CodeListing {...block} />;
    case "table":
      return <ArticleTable {...block} />;
    case "timeline":
      return <ArticleTimeline {...block} />;
    case "sheet":
      return <PrintedSheet {...block} />;
  }
}
