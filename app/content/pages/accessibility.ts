import { policy } from "../fields/page.ts";
import { contentFile } from "../reading/content-file.ts";

export const accessibilityPage = contentFile("pages/accessibility.md", policy);
