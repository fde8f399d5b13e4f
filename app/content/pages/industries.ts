import { page } from "../fields/page.ts";
import { section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const industriesPage = contentFile("pages/industries.yaml", { ...page, intro: section });
