import { createHmac } from "node:crypto";

/** What the user has just done, for the page that says so. */
export type Result = { done?: string; erased?: string; "new-owner"?: string };

/** Parameters for the next page's URL. They are sealed for the user, because any link could contain `erased=1000`. */
export const toParameters = (result: Result, token: string) => ({ ...result, seal: sealOf(result, token) });

/** The result in a URL, or nothing if the user's inbox has not made that URL. */
export function readResult(query: Record<string, string>, token: string): Result {
  return query.seal === sealOf(query, token) ? query : {};
}

function sealOf({ done = "", erased = "", "new-owner": newOwner = "" }: Result, token: string): string {
  return createHmac("sha256", token)
    .update(JSON.stringify([done, erased, newOwner]))
    .digest("base64url");
}
