import { z } from "zod";
import { page } from "../../fields/page.ts";
import { section } from "../../fields/text.ts";

export const schema = z.strictObject({ ...page, section });

export type PortfolioPage = z.infer<typeof schema>;
