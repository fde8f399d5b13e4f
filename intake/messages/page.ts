import * as z from "zod/mini";

/** Accepts only a path of this site, so that staff can be shown a link. */
export function toLocalPath(text: string): string {
  return text.length <= 200 && /^(?:\/[a-z0-9][a-z0-9-]*)*\/?$/i.test(text) ? text : "";
}

/** The page a message was sent from. The field is hidden, so an invalid value is dropped: visitors could not correct it. */
export const pageField = z.optional(z.string().check(z.overwrite(toLocalPath)));
