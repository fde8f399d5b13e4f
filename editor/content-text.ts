import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";

/** The text of a content file with a new value: YAML with each value on a line, and Markdown below. */
export function textOf(file: string, before: string, value: Record<string, unknown>): string {
  if (!file.endsWith(".md")) return yamlOf(before, value);
  const { body = "", ...fields } = value;
  const [, yaml = ""] = before.split("---\n");
  return `---\n${yamlOf(yaml, fields)}---\n\n${String(body).trim()}\n`;
}

function yamlOf(before: string, value: unknown): string {
  const document: Document = parseDocument(before);
  document.contents = updated(document.contents, value, document);
  return document.toString({ lineWidth: 0 });
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
