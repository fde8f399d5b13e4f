import { z } from "zod";
import { link, picture, seo } from "../text.ts";

export const schema = z.strictObject({
  seo,
  title: z.literal("Opps ! Page Not Found"),
  text: z.literal(
    "We can’t find the page you are looking for. You can check out our Help Center or head back to Homepage.",
  ),
  picture,
  home: link,
  contact: link,
});

export type NotFoundPage = z.infer<typeof schema>;
