import type { CodeBlock } from "../../content/schema/article-blocks.ts";
import { ArticleFigure } from "./article-figure.tsx";

const comment = /^\s*(?:-- |#|\/\/ )/;

/** Code on a dark background. Comments are paler, and marked lines have a bar in front. */
export function CodeListing({ caption, language, code, marked }: CodeBlock) {
  return (
    <ArticleFigure caption={caption} tag={language} scrolls className="rounded-md bg-inverse">
      <pre
        data-inverse
        className="w-max min-w-full rounded-md py-5 font-mono text-on-inverse text-xs leading-relaxed sm:text-[0.875rem] print:whitespace-pre-wrap"
      >
        <code>
          {code.split("\n").map((line, index) => (
            <CodeLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a listing never change their order.
              key={index}
              line={line}
              isMarked={marked !== undefined && line.includes(marked)}
            />
          ))}
        </code>
      </pre>
    </ArticleFigure>
  );
}

function CodeLine({ line, isMarked }: { line: string; isMarked: boolean }) {
  const text = `${line}\n`;
  if (isMarked)
    return (
      <mark className="block border-accent border-l-4 bg-inverse-raised pr-5 pl-4 text-on-inverse">
        {text}
      </mark>
    );
  return <span className={`block px-5 ${comment.test(line) ? "text-on-inverse-quiet" : ""}`}>{text}</span>;
}
