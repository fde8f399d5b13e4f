import { z } from "zod";
import { label } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

const counter = z.strictObject({ value: z.int().positive(), plus: z.boolean(), label });

export const counters = contentFile("counters.yaml", {
  years: label.meta({
    title: "Label of the years",
    description: "The number is the company’s years of experience.",
  }),
  others: counter.array().min(2).max(5),
  industries: counter.array().min(2).max(4).meta({ title: "On industry pages" }),
});

export type Counter = z.infer<typeof counter>;
