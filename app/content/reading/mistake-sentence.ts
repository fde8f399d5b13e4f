import type { z } from "zod";
import { typingErrors } from "../../typing-errors.ts";
import type { FileProblem } from "./check.ts";

/** Turns a Zod issue into a message for the author of the content. Messages in a schema take precedence. */
export const mistakeSentence: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return input === undefined || input === null
        ? "is missing"
        : `${wanted[issue.expected] ?? `must be of the type ${issue.expected}`}, not ${shown(input)}`;
    case "too_small":
    case "too_big": {
      const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
      const bound = issue.exact ? "exactly" : issue.code === "too_big" ? "at most" : "at least";
      if (Array.isArray(input))
        return `has ${counted(input, "entry", "entries")}, but must have ${bound} ${limit}`;
      if (typeof input === "string")
        return `has ${counted(input, "character", "characters")}, but must have ${bound} ${limit}`;
      return `is ${String(input)}, but must be ${bound} ${limit}`;
    }
    case "invalid_value":
      if (input === undefined) return "is missing";
      return `${shown(input)} isn't one of the values allowed here.${suggestion(input, issue.values)}`;
    case "unrecognized_keys":
      return issue.keys
        .map((key) => `there is no field "${key}".${suggestion(key, fieldsOf(issue.inst)) || " Delete it."}`)
        .join(" ");
    case "invalid_format":
      return `${shown(input)} isn't a valid ${issue.format}`;
    default:
      return undefined;
  }
};

const wanted: Record<string, string> = {
  number: "enter a number such as 109",
  int: "enter a whole number such as 109",
  string: "enter a text",
};

/** Suggests the allowed value closest to `input`. If none is close, lists all of them, unless there are too many. */
export function suggestion(input: unknown, values: readonly unknown[]): string {
  const names = values.map(String);
  const typed = String(input);
  const [nearest] = names.toSorted((a, b) => typingErrors(a, typed) - typingErrors(b, typed));
  if (nearest && typingErrors(nearest, typed) <= Math.max(2, nearest.length / 2))
    return ` Did you mean ${quoted(nearest)}?`;
  return names.length <= 12 ? ` Choose ${names.map(quoted).join(", ")}.` : "";
}

const fieldsOf = (schema: { _zod: { def: object } } | undefined) =>
  Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {});

/** Placeholders need no quotation marks. */
const quoted = (name: string) => (name.startsWith("{") ? name : `"${name}"`);

const counted = ({ length }: { length: number }, one: string, many: string) =>
  `${length} ${length === 1 ? one : many}`;

const shown = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(JSON.stringify(value)));

/**
 * Suggests the key of the person with this name. A near spelling is offered only if it can't be another person: one
 * key or name is within two letters, and no second one is.
 */
export function personSuggestion(input: unknown, people: Record<string, string>): string {
  const typed = String(input).toLowerCase();
  const [exact] = Object.entries(people).find(([, name]) => name.toLowerCase() === typed) ?? [];
  if (exact) return ` The key of ${people[exact]} is "${exact}".`;
  const near = Object.entries(people).filter(([key, name]) =>
    [key, name.toLowerCase()].some((each) => typingErrors(each, typed) <= Math.min(2, each.length / 4)),
  );
  const [only] = near.length === 1 ? near : [];
  if (only) return ` Did you mean "${only[0]}" (${only[1]})?`;
  return ` Add the person there, or choose ${Object.keys(people)
    .map((key) => `"${key}"`)
    .join(", ")}.`;
}

/** "content/jobs/site-engineer.md, line 12, field deadline: is missing". */
export function sentenceOf({ file, path, line, message }: FileProblem) {
  const field = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  const place = [`content/${file}`, line && `line ${line}`, field && `field ${field.replace(/^\./, "")}`];
  return `${place.filter(Boolean).join(", ")}: ${message}`;
}
