/** A stylesheet as a list of rules: enough of CSS to leave out of our own, minified one what a page does not use. */
export type Rule = { prelude: string; body: string | Rule[] };

/** Rules whose blocks hold rules; every other block is kept as it is written. */
const grouping = /^@(?:media|supports|layer|container)\b/;

export function parseStylesheet(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  for (;;) {
    const mark = find(css, at, "{;");
    if (mark === -1) return rules;
    const prelude = css.slice(at, mark).trim();
    if (css[mark] === ";") {
      rules.push({ prelude, body: "" });
      at = mark + 1;
    } else {
      const end = find(css, mark + 1, "}");
      const block = css.slice(mark + 1, end);
      rules.push({ prelude, body: grouping.test(prelude) ? parseStylesheet(block) : block });
      at = end + 1;
    }
  }
}

export function writeStylesheet(rules: Rule[]): string {
  return rules
    .map(({ prelude, body }) =>
      body === "" ? `${prelude};` : `${prelude}{${typeof body === "string" ? body : writeStylesheet(body)}}`,
    )
    .join("");
}

/** Splits at a character that stands in no string and no brackets. */
export function splitOutside(text: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const at = find(text, from, separator);
    parts.push(text.slice(from, at === -1 ? undefined : at));
    if (at === -1) return parts;
    from = at + 1;
  }
}

const closing: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Where one of the wanted characters comes next, outside strings, escapes and brackets. */
function find(css: string, from: number, wanted: string): number {
  for (let at = from; at < css.length; at++) {
    const character = css[at] as string;
    if (wanted.includes(character)) return at;
    const close = closing[character];
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = stringEnd(css, at);
    else if (close) at = find(css, at + 1, close);
    if (at === -1) return -1;
  }
  return -1;
}

function stringEnd(css: string, open: number) {
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[open]) return at;
  }
  throw new Error(`A string without end in the stylesheet: ${css.slice(open, open + 60)}`);
}
