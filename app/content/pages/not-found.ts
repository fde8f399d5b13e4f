import { z } from "zod";
import { link, picture, seo } from "../schema/text.ts";

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

export const notFoundPage: NotFoundPage = {
  seo: {
    title: "Page not found",
    description:
      "There’s nothing at this address, which may have been mistyped or moved. Try the home page, or get in touch and we’ll help.",
  },
  title: "Opps ! Page Not Found",
  text: "We can’t find the page you are looking for. You can check out our Help Center or head back to Homepage.",
  picture: { image: "page-not-found", alt: "" },
  home: { label: "Return Home", to: "/" },
  contact: { label: "Contact Us", to: "/contact" },
};
