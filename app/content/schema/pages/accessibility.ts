import { z } from "zod";
import { page, policySection } from "../page.ts";

/** A summary of docs/accessibility.md for visitors. Change both together. */
export const schema = z.strictObject({
  ...page,
  updated: z.iso.date(),
  sections: policySection.array().min(3).max(6),
});

export type AccessibilityPage = z.infer<typeof schema>;
