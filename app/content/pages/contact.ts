import { z } from "zod";
import { page } from "../fields/page.ts";
import { headline, label, link, paragraph, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const contactPage = contentFile("pages/contact.yaml", {
  ...page,
  formHeading: headline,
  formNote: paragraph,
  sidePanelHeading: headline,
  sidePanelNote: sentence,
  jobSeekers: z.strictObject({ heading: headline, text: sentence, link }),
  mapHeading: headline,
  mapNote: sentence,
  mapButton: label.meta({
    title: "Button on the drawn map",
    description: "With Global Privacy Control, it loads the map.",
  }),
});

export type ContactPage = ContentOf<typeof contactPage>;
