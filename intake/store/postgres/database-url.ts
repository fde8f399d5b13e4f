export const DATABASE_URL_RULE =
  "must be a URL such as postgres://user:password@host/name. In the password, write @ as %40, / as %2F, ? as %3F and # as %23";

/**
 * Whether a text is the URL of a database. Refuses one whose password contains a character that ends the host, because
 * what comes before that character would be taken for the host, and printed.
 */
export function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hash !== "") return false;
  return /^(?:\/[^/@]*)?$/.test(url.pathname) && !url.search.includes("@");
}
