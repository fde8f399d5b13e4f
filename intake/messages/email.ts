import * as z from "zod/mini";

const MAX_ADDRESS = 254;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL_DOMAIN = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Accepts one plain address. Quotes, comments, groups, lists and line breaks are refused, because a mail header could read
 * them as several addresses.
 */
function isPlainAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS) return false;
  const [localPart, domain, ...rest] = text.split("@");
  if (localPart === undefined || domain === undefined || rest.length > 0) return false;
  const labels = domain.split(".");
  return (
    localPart.length <= 64 &&
    LOCAL_PART.test(localPart) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? "")
  );
}

/** A loop, because a regular expression takes quadratic time on a long run of spaces. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

export function emailField(missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(trimBlanks),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isPlainAddress, "Please enter one email address, like name@example.com."),
    );
}
