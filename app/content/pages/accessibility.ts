import { policy } from "../fields/page.ts";
import { markdownFile } from "../reading/markdown-file.ts";

export const accessibilityPage = markdownFile("pages/accessibility.md", policy);
