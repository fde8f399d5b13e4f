import { page } from "../fields/page.ts";
import { section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const portfolioPage = contentFile("pages/portfolio.yaml", { ...page, section });
