import * as z from "zod/mini";

/** A path of this site and nothing else, so that it can be shown to staff as a link. */
export function toLocalPath(text: string): string {
  return text.length <= 200 && /^(?:\/[a-z0-9][a-z0-9-]*)*\/?$/i.test(text) ? text : "";
}

/** The page a message was sent from. Hidden, so a bad one is dropped: the visitor could not correct it. */
export const pageField = z.optional(z.string().check(z.overwrite(toLocalPath)));
