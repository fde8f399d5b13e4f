import type { CodeFigure } from "../../content/fields/prose.ts";
import { ArticleFigure } from "./article-figure.tsx";

const colours: Record<string, string> = {
  comment: "text-on-inverse-quiet",
  keyword: "text-brand-on-inverse",
  literal: "text-accent",
};

/** Code on a dark background, coloured by the build. Marked lines have a bar in front. */
export function CodeListing({ caption, language, lines }: CodeFigure) {
  return (
    <ArticleFigure caption={caption} tag={language} scrolls className="rounded-md bg-inverse">
      <pre
        data-inverse
        className="w-max min-w-full rounded-md py-5 font-mono text-on-inverse text-xs leading-relaxed sm:text-[0.875rem] print:whitespace-pre-wrap"
      >
        <code>
          {lines.map(({ marked, tokens }, index) => {
            const Line = marked ? "mark" : "span";
            return (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a listing never change their order.
                key={index}
                className={
                  marked
                    ? "block border-accent border-l-4 bg-inverse-raised pr-5 pl-4 text-on-inverse"
                    : "block px-5"
                }
              >
                {tokens.map(({ text, kind }, place) =>
                  kind ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line.
                    <span key={place} className={colours[kind]}>
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
                {"\n"}
              </Line>
            );
          })}
        </code>
      </pre>
    </ArticleFigure>
  );
}
