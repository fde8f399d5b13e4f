/**
 * Whether the browser reports that another site sent the form. A request without either header does not come from a
 * browser, so there is no visitor whose cookies it could misuse.
 */
export function isCrossSite(headers: Pick<Headers, "get">, publicOrigins: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return !publicOrigins.includes(origin.toLowerCase());
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
