import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { frontMatter, withUnixLines } from "./files.ts";

/** The text of a content file with a new value: YAML with each value on a line, and Markdown below. Line ends are kept. */
export function textOf(file: string, before: string, { body, ...fields }: Record<string, unknown>): string {
  const isMarkdown = file.endsWith(".md");
  const lines = withUnixLines(before);
  const document: Document = parseDocument((isMarkdown && frontMatter.exec(lines)?.[1]) || lines);
  document.contents = updated(document.contents, fields, document);
  const yaml = document.toString({ lineWidth: 0 });
  const text = isMarkdown ? `---\n${yaml}---\n\n${withUnixLines(String(body ?? "")).trim()}\n` : yaml;
  return before.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Changes a node of a YAML document, so that comments and everything that stays the same are kept. */
function updated(node: unknown, value: unknown, document: Document) {
  if (isMap(node) && value instanceof Object) {
    node.items = Object.entries(value).map(([key, inner]) => {
      const pair = node.items.find((each) => String(each.key) === key) ?? document.createPair(key, null);
      pair.value = updated(pair.value, inner, document);
      return pair;
    });
  } else if (isSeq(node) && Array.isArray(value))
    node.items = value.map((inner, index) => updated(node.items[index], inner, document));
  else if (isScalar(node) && !(value instanceof Object)) {
    // A new text has quotes only if it needs them.
    if (node.value !== value) Object.assign(node, { value, type: undefined });
  } else return document.createNode(value);
  return node;
}
