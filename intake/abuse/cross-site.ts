/**
 * Whether a browser says that another site sent this. Without either header it was no browser, and a program gains
 * nothing from forging a visitor it does not have.
 */
export function isCrossSite(headers: Pick<Headers, "get">, publicOrigins: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return !publicOrigins.includes(origin.toLowerCase());
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
