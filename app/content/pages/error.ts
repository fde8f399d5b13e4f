import { headline, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

/** The texts of the page shown when rendering fails. */
export const errorPage = contentFile("pages/error.yaml", { title: headline, text: sentence });
