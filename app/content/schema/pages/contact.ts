import { z } from "zod";
import { page } from "../page.ts";
import { headline, link, paragraph, sentence } from "../text.ts";

export const schema = z.strictObject({
  ...page,
  formHeading: headline,
  formNote: paragraph,
  sidePanelHeading: headline,
  sidePanelNote: sentence,
  jobSeekers: z.strictObject({ heading: headline, text: sentence, link }),
  mapHeading: headline,
  mapNote: sentence,
});

export type ContactPage = z.infer<typeof schema>;
