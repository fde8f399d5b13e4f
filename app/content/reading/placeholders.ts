import { filledLater, siteFacts, siteLists } from "../derived/known-placeholders.ts";
import { countInWords } from "./in-words.ts";
import { lengths } from "./lengths.ts";
import { suggestion } from "./mistake-sentence.ts";

/** `{city}`, or a count with the words for one and for several: `{count.jobs opening|openings}`. */
const placeholder = /\{([A-Za-z][\w.-]*)(?: ([^{}|]+)\|([^{}|]+))?\}/g;

/** Reports a placeholder that doesn't exist, with the path of its field. */
type OnUnknown = (field: PropertyKey[], message: string) => void;

/** Fills placeholders such as `{city}` in every text of a file's value. */
export function fill<T>(value: T, file: string, onUnknown: OnUnknown): T {
  let facts: Map<string, string> | undefined;
  // Read only for a text with a placeholder: the files of the facts have none, and are checked even if they have mistakes.
  const known = () => {
    facts ??= new Map(Object.entries({ ...flatten(siteFacts()), ...flatten(counts(lengths(value))) }));
    return facts;
  };
  const later = filledLater[file] ?? [];
  const fillIn = (inner: unknown, field: PropertyKey[]): unknown => {
    if (typeof inner === "string") {
      return outsideCode(inner, placeholder, (whole, name = "", one, several) => {
        if (later.includes(name)) return whole;
        if (!known().has(name)) {
          const names = [...known().keys(), ...later].map((each) => `{${each}}`);
          const near = suggestion(`{${name}}`, names) || " Write the words themselves, without braces.";
          onUnknown(field, `there is no {${name}}.${near}`);
        }
        const filled = known().get(name) ?? whole;
        return one ? `${filled} ${/^(?:one|1)$/i.test(filled) ? one : several}` : filled;
      });
    }
    if (Array.isArray(inner)) return inner.map((each, index) => fillIn(each, [...field, index]));
    if (inner === null || typeof inner !== "object") return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [key, fillIn(each, [...field, key])]),
    );
  };
  return fillIn(value, []) as T;
}

const code = /(^```[\s\S]*?^```$|`[^`\n]+`)/m;

/** Replaces matches in a text, but not in the code of a text in Markdown. */
const outsideCode = (
  text: string,
  pattern: RegExp,
  replace: (match: string, ...groups: (string | undefined)[]) => string,
) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, replace)))
    .join("");

/** `{number.jobs}` is "4", `{count.jobs}` is "four" and `{Count.jobs}` is "Four". */
function counts(ownLists: Record<string, number>) {
  const number = { ...siteLists(), ...ownLists };
  const each = (name: (count: number) => string) =>
    Object.fromEntries(Object.entries(number).map(([list, count]) => [list, name(count)]));
  return {
    number,
    count: each(countInWords),
    Count: each((count) => countInWords(count).replace(/^./, (first) => first.toUpperCase())),
  };
}

function flatten(value: unknown, name = ""): Record<string, string> {
  if (value === null || typeof value !== "object") return { [name]: String(value) };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, name ? `${name}.${key}` : key)),
  );
}
