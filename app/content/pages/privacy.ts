import { z } from "zod";
import { policy } from "../fields/page.ts";
import { label, sentence } from "../fields/text.ts";
import type { ContentOf } from "../reading/facts-file.ts";
import { markdownFile } from "../reading/markdown-file.ts";

export const privacyPage = markdownFile(
  "pages/privacy.md",
  policy.extend({
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
  }),
);

export type PrivacyPage = ContentOf<typeof privacyPage>;
