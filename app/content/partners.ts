import { readdirSync } from "node:fs";
import { z } from "zod";
import { label, localPath, sentence, title } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import { suggestion } from "./reading/mistake-sentence.ts";

const logos = () =>
  readdirSync(new URL("./../../art/drawings", import.meta.url)).flatMap(
    (file) => /^logo-(.+)\.svg$/.exec(file)?.[1] ?? [],
  );

const logo = z
  .string()
  .refine((name) => logos().includes(name), {
    error: ({ input }) => `there is no logo art/drawings/logo-${input}.svg.${suggestion(input, logos())}`,
  })
  .meta({ title: "Logo", description: "The name in art/drawings/logo-NAME.svg." });

const partner = z.strictObject({
  img: logo,
  title: label,
  certified: title.meta({ description: "What the partner has certified, such as how many engineers." }),
  description: sentence,
  link: localPath,
});

export const partners = contentFile("partners.yaml", { partners: partner.array().min(3).max(12) });

export type Partner = z.infer<typeof partner>;
