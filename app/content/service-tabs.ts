import { z } from "zod";
import { proof } from "./fields/testimonial.ts";
import { icon, keyFrom, label, link, paragraph, picture, reference, seo, title } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

/** One of the seven groups of services: a tab on the home page and on the overview, and a group in the menu. */
const serviceTab = z.strictObject({
  slug: keyFrom("name"),
  name: label,
  icon,
  seo,
  picture,
  heading: title,
  paragraph,
  details: z
    .strictObject({ audience: paragraph, start: paragraph, cost: paragraph, example: paragraph })
    .meta({ description: "Shown on the overview below paragraph. The home page shows only paragraph." }),
  proof: proof.meta({
    title: "Case study or project",
    description: "The case study or project whose screen and result the home page shows in this tab.",
  }),
  exampleLink: link.meta({ description: "A link to the page about the example." }),
  subServices: z
    .strictObject({
      name: label,
      detail: reference("services").optional().meta({
        description: "The sub-service's own page. Without it, the sub-service links to the home page.",
      }),
    })
    .array()
    .min(3)
    .max(6),
});

export const serviceTabs = contentFile("service-tabs.yaml", { tabs: serviceTab.array().min(3).max(9) });

export type ServiceTab = ContentOf<typeof serviceTabs>["tabs"][number];
