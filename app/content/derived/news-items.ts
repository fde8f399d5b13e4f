import { posts } from "../posts.ts";
import { personName } from "./person-names.ts";
import { isPublished } from "./publication.ts";

/** The data of each article's card, newest first. */
export const newsItems = posts.value
  .filter(isPublished)
  .map(({ slug, path, title, image, date, category, teaser, author }) => ({
    slug,
    path,
    title,
    image,
    date,
    category,
    teaser,
    author: { person: author, name: personName(author) },
  }));
