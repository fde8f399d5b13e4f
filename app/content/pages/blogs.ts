import { page } from "../fields/page.ts";
import { headline, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const blogsPage = contentFile("pages/blogs.yaml", {
  ...page,
  heading: headline,
  note: sentence,
});
