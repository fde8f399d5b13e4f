import { z } from "zod";
import { page, policySection } from "../page.ts";

export const schema = z.strictObject({
  ...page,
  updated: z.iso.date(),
  sections: policySection.array().length(9),
});

export type PrivacyPage = z.infer<typeof schema>;
