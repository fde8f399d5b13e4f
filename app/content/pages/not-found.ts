import type { NotFoundPage } from "../schema/pages.ts";

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
