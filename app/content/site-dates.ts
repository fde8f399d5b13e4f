import { isoDate } from "./fields/text.ts";
import { factsFile } from "./reading/facts-file.ts";

export const siteDates = factsFile("site-dates.yaml", {
  contentUpdated: isoDate.meta({
    description:
      "The last significant change to the pages, for humans.txt. The sitemap takes its dates from the commits.",
  }),
  securityContactExpires: isoDate.meta({
    description: "The Expires date of /.well-known/security.txt, at most a year after the other date.",
  }),
});
