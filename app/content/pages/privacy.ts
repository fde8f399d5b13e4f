import { z } from "zod";
import { policy } from "../fields/page.ts";
import { label, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const privacyPage = contentFile("pages/privacy.md", {
  ...policy,
  visitChoice: z
    .strictObject({
      explanation: sentence,
      forget: label,
      forgotten: sentence,
      remember: label,
      refused: sentence,
      withoutScripts: sentence,
    })
    .meta({
      title: "Whether the browser remembers how visitors came",
      description:
        "The box with the button that turns it off. `refused`: the browser’s settings have done so already.",
    }),
});

export type PrivacyPage = ContentOf<typeof privacyPage>;
