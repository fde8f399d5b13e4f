import { z } from "zod";
import { headline, sentence } from "../schema/text.ts";

/** The texts of the page shown when rendering fails. */
export const schema = z.strictObject({ title: headline, text: sentence });

export type ErrorPage = z.infer<typeof schema>;

export const errorPage: ErrorPage = {
  title: "Sorry, something went wrong",
  text: "The fault’s on our side, and anything you sent us earlier is safe. Please try again in a minute, or email us if it keeps happening.",
};
