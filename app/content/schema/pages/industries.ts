import { z } from "zod";
import { page } from "../page.ts";
import { section } from "../text.ts";

export const schema = z.strictObject({ ...page, intro: section });

export type IndustriesPage = z.infer<typeof schema>;
