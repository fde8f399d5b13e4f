import { z } from "zod";
import { headline, sentence } from "../../fields/text.ts";

/** The texts of the page shown when rendering fails. */
export const schema = z.strictObject({ title: headline, text: sentence });

export type ErrorPage = z.infer<typeof schema>;
