/** A web font of a stylesheet: its file, its family and the characters it is for. */
type FontFace = { text: string; family: string; url: string; ranges: [number, number][] };

/** Of several files of one family, the later one serves the characters both have. Returns those a text needs. */
export function neededFontFaces(faces: string[], text: string): FontFace[] {
  const characters = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  const needed: FontFace[] = [];
  const served = new Map<string, Set<number>>();
  for (const face of faces.map(readFace).reverse()) {
    const done = served.get(face.family) ?? new Set();
    served.set(face.family, done);
    const own = [...characters].filter((code) => !done.has(code) && holds(face, code));
    for (const code of own) done.add(code);
    if (own.length > 0) needed.unshift(face);
  }
  return needed;
}

function readFace(text: string): FontFace {
  const value = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
  const ranges = value(/unicode-range:([^;}]*)/)
    .split(",")
    .filter(Boolean)
    .map((range): [number, number] => {
      const [from = "", to = from] = range.trim().slice(2).split("-");
      // A question mark stands for any digit.
      return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)];
    });
  return { text, family: value(/font-family:([^;]*)/), url: value(/url\(["']?([^"')]*)/), ranges };
}

const holds = ({ ranges }: FontFace, code: number) =>
  ranges.length === 0 || ranges.some(([from, to]) => code >= from && code <= to);

/** What a reader sees of a page. */
export function visibleText(html: string) {
  return html.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
}
