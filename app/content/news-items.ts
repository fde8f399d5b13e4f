import { isPublished } from "./entries-of.ts";
import { people } from "./people.ts";
import { posts } from "./posts.ts";

/** The data of each article's card, newest first. */
export const newsItems = posts
  .filter(isPublished)
  .map(({ slug, title, image, date, category, teaser, author }) => ({
    slug,
    title,
    image,
    date,
    category,
    teaser,
    author: { person: author, name: people[author] },
  }));
