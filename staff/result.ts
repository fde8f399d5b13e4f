import { createHmac } from "node:crypto";

/** What the user has just done, for the page that says so. */
export type Result = {
  done?: string;
  erased?: string;
  "new-owner"?: string;
  /** Of the messages that were ticked in a list: how many were changed, and which were not. */
  count?: string;
  stale?: string;
  unfit?: string;
};

/** Parameters for the next page's URL. They are sealed for the user, because any link could contain `erased=1000`. */
export const toParameters = (result: Result, token: string) => ({ ...result, seal: sealOf(result, token) });

/** The result in a URL, or nothing if the user's inbox has not made that URL. */
export function readResult(query: Record<string, string>, token: string): Result {
  return query.seal === sealOf(query, token) ? query : {};
}

function sealOf(result: Result, token: string): string {
  const { done = "", erased = "", "new-owner": newOwner = "", count = "", stale = "", unfit = "" } = result;
  return createHmac("sha256", token)
    .update(JSON.stringify([done, erased, newOwner, count, stale, unfit]))
    .digest("base64url");
}
