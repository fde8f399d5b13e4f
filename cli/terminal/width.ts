const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\u3000-\u3029\u3030-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\uFE0F/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Combining marks after the fourth on the same character. A taller stack of marks would cover the lines above. */
const EXCESS_MARKS = /(?<=\p{Mn}{4})\p{Mn}+/gu;

type Cluster = { text: string; width: number };

function* clusters(text: string): Generator<Cluster> {
  for (const { segment } of graphemes.segment(text)) {
    const cluster = segment.replace(EXCESS_MARKS, "");
    yield { text: cluster, width: NO_WIDTH.test(cluster) ? 0 : WIDE.test(cluster) ? 2 : 1 };
  }
}

/** The number of terminal columns that the text occupies. */
export function widthOf(text: string): number {
  let width = 0;
  for (const cluster of clusters(text)) width += cluster.width;
  return width;
}

/** Truncates with an ellipsis, or pads with spaces, to exactly this width. */
export function fitTo(text: string, width: number, align: "left" | "right" = "left"): string {
  const { kept, rest } = take(text, width);
  const fitting = rest ? `${take(kept, width - 1).kept}…` : kept;
  const space = " ".repeat(Math.max(0, width - widthOf(fitting)));
  return align === "left" ? fitting + space : space + fitting;
}

/** Wraps text at this width, between words where possible. */
export function wrap(text: string, width: number): string[] {
  const lines: Cluster[] = [];
  for (const piece of text.split(" ").flatMap((word) => breakWord(word, width))) {
    const line = lines.at(-1);
    if (line && line.width + 1 + piece.width <= width) {
      line.text += ` ${piece.text}`;
      line.width += 1 + piece.width;
    } else {
      lines.push(piece);
    }
  }
  return lines.map((line) => line.text);
}

function breakWord(word: string, width: number): Cluster[] {
  const pieces: Cluster[] = [{ text: "", width: 0 }];
  for (const cluster of clusters(word)) {
    const piece = pieces.at(-1);
    if (piece && piece.width + cluster.width <= width) {
      piece.text += cluster.text;
      piece.width += cluster.width;
    } else {
      pieces.push(cluster);
    }
  }
  return pieces;
}

function take(text: string, width: number): { kept: string; rest: boolean } {
  let kept = "";
  let used = 0;
  for (const cluster of clusters(text)) {
    if (used + cluster.width > width) return { kept, rest: true };
    kept += cluster.text;
    used += cluster.width;
  }
  return { kept, rest: false };
}
