import { z } from "zod";
import { page } from "../page.ts";
import { section } from "../text.ts";

export const schema = z.strictObject({ ...page, section });

export type PortfolioPage = z.infer<typeof schema>;
