import { z } from "zod";
import { textOn } from "../../styles/contrast.ts";
import { glyphNames } from "../../ui/icons/glyph-names.ts";
import { iconNames } from "../../ui/icons/icon-names.ts";
import { filesIn } from "../reading/files.ts";
import { mistakeSentence, suggestion } from "../reading/mistake-sentence.ts";
import { pictureMistake } from "../reading/pictures.ts";

/** Fields show Markdown as it is typed. Only the text of a Markdown file is rendered. */
const withoutMarkdown = (field: z.ZodString) =>
  field.refine(
    (value) => !/\*\*|`|\]\(/.test(value),
    "is plain text, which would show **, ` and [links](/address) as they are typed: write only the words",
  );

/** Single-line text without stray spaces or markup, limited in length so that it fits the layout. */
export function text(min: number, max: number) {
  return withoutMarkdown(
    z
      .string()
      .min(min)
      .max(max)
      .regex(/^\S(?:.*\S)?$/, "starts or ends with a space, or contains a line break"),
  ).refine(
    (value) => !/ {2}|[<>]|lorem ipsum/i.test(value),
    'contains a double space, "<", ">" or "lorem ipsum"',
  );
}

export const label = text(1, 48);
export const title = text(2, 70);
export const headline = text(6, 90);
export const sentence = text(20, 240);
export const paragraph = text(60, 900);

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "use lower-case letters, digits and single hyphens, such as site-engineer",
  );
/** The name of an entry in a list. The editor makes it from another field of the entry, and never changes it. */
export const keyFrom = (field: string) => slug.meta({ input: "hidden", from: field });

/** The name of an entry in a folder of content/. */
export const reference = (folder: string) =>
  slug
    .refine((name) => entriesOf(folder).includes(name), {
      error: ({ input }) =>
        `there is no "${input}" in content/${folder}.${suggestion(input, entriesOf(folder))}`,
    })
    .meta({ reference: folder });

const entriesOf = (folder: string) =>
  filesIn(folder).map((file) => file.slice(folder.length + 1, file.lastIndexOf(".")));

export const localPath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9.-]+(?:\/[a-z0-9.-]+)*)?(?:[?#][a-z0-9=&-]+)?$/,
    "must be a path such as /contact, in lower case and without a slash at the end",
  );
export const isoDate = z.iso.date({
  error: ({ input }) => (input === undefined ? "is missing" : `"${input}" is not a date such as 2026-01-31`),
});

export const draft = z
  .boolean()
  .optional()
  .meta({ description: "A draft has a page, but menus, lists, feeds and search engines leave it out." });
export const order = z.int().meta({ description: "The position in the list: lower numbers come first." });

/** An entry with its slug, which is the name of its file, the path of its page and the texts for search engines. */
export type Entry<T> = Omit<T, "seo"> & { slug: string; path: string; seo: Seo };

export const icon = z.enum(iconNames);
export const glyph = z.enum(glyphNames);
export const imageKey = z
  .string()
  .refine((key) => !pictureMistake(key), {
    error: ({ input }) => pictureMistake(String(input)) ?? "",
  })
  .meta({ title: "Picture", input: "picture" });

/** A colour of the client, behind a screen and a figure. */
export const ground = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: "is not a colour such as #2d5293", abort: true })
  .refine(
    (colour) => textOn(colour) !== undefined,
    "neither dark nor light text can be read on this colour: make it lighter or darker",
  )
  .meta({
    title: "Colour",
    input: "color",
    description: "The client’s colour. The text on it is dark or light by itself.",
  });

/** A picture with its alternative text. */
export const picture = z.strictObject({
  image: imageKey,
  alt: withoutMarkdown(z.string().max(160)).default("").meta({
    title: "Alternative text",
    description: "What the picture shows, for people who can't see it. Empty if it is only decoration.",
  }),
});

export const link = z.strictObject({ label, to: localPath });
export const iconItem = z.strictObject({ title: label, description: sentence, icon });
/** The label says plainly what the section is. It is shown above the heading, which may be more expressive. */
export const section = z.strictObject({
  label: label.optional(),
  heading: headline,
  note: sentence.optional(),
});
export const fact = z.strictObject({ label, value: label });
/** A name and what there is to say about it. */
export const term = z.strictObject({ name: label, text: sentence });

/** Title and description for search engines and link previews; the site's name is appended to the title. */
export const seo = z
  .strictObject({
    title: text(8, 52),
    description: text(70, 160),
  })
  .meta({ title: "Search engines" });

export const ownSeo = seo.optional().meta({
  title: "Search engines",
  description: "Other texts for search engines and link previews than the title and summary.",
});

/** The title and the summary of an entry that `seoFits` checks. `hint` replaces the limits that the editor shows. */
export const entryTitle = title.meta({
  hint: "At most 52 characters, or 70 with another title under Search engines.",
});
export const entrySummary = sentence.meta({
  hint: "70 to 160 characters, or 20 to 240 with another description under Search engines.",
});

/** Checks that search engines can show the title and the summary of an entry, unless it has other texts for them. */
export const seoFits =
  <K extends string>(summary: K) =>
  ({ value, issues }: z.core.ParsePayload<{ seo?: Seo; title: string } & Record<K, string>>) => {
    if (value.seo) return;
    const { error } = seo.safeParse(
      { title: value.title, description: value[summary] },
      { error: mistakeSentence },
    );
    for (const { path, message, code } of error?.issues ?? []) {
      const field = path[0] === "title" ? "title" : summary;
      // The company's name after it makes a short title long enough.
      if (field === "title" && code === "too_small") continue;
      issues.push({
        code: "custom",
        path: [field],
        message: `${message} for search engines; or add other texts for them`,
        input: value[field],
      });
    }
  };

/** The top of a page. Without a picture, it consists of words only. */
export const banner = z.strictObject({
  title,
  lead: sentence.optional(),
  picture: picture.optional().meta({
    description: "Most pages about the company, Contact and FAQ show it only on their social cards.",
  }),
});

export const faqItem = z.strictObject({
  /** The end of a link to this question, such as who-owns-the-code. */
  id: keyFrom("question"),
  question: text(12, 120),
  answer: paragraph,
});
export const deliveryStep = z.strictObject({
  step: z.int().min(1).max(8),
  title: label,
  image: glyph,
  alt: label,
  arrowClass: z
    .enum([...iconNames, "none"])
    .meta({ description: 'The arrow that points to the next step, or "none".' }),
  description: sentence,
});
export const processStep = z.strictObject({
  title: label,
  description: sentence,
  duration: label.optional(),
});

export type Picture = z.infer<typeof picture>;
export type Link = z.infer<typeof link>;
export type IconItem = z.infer<typeof iconItem>;
export type Seo = z.infer<typeof seo>;
export type Banner = z.infer<typeof banner>;
export type FaqItem = z.infer<typeof faqItem>;
export type ProcessStep = z.infer<typeof processStep>;
