import { company } from "../company.ts";
import type { IntroFilmPage } from "../schema/pages.ts";

export const introFilmPage: IntroFilmPage = {
  seo: {
    title: "The intro film: half a minute of blocks",
    description:
      "Our intro film, with captions. It shows a gate, a bridge and a tower built of blocks, and explains why one block is always lit.",
  },
  title: "The intro film",
  lead: "It’s silent, has captions and lasts thirty-five seconds. Below you can read what happens in it.",
  film: {
    webm: "/film/intro.webm",
    mp4: "/film/intro.mp4",
    captions: "/film/intro.vtt",
    poster: "/film/intro.avif",
  },
  scenesHeading: "The film in words",
  scenes: [
    "Night. An amber block lights up in a doorway, and we draw back until the whole wall is in view. The words on it: Your business stands on software.",
    "Ink rises over the picture, course by course, and opens on daylight: a dark wall that comes apart into small pale blocks. We replace old systems one block at a time.",
    "A bridge from a dark pier to a new blue one, with an amber block at the place where they meet. Old and new run side by side until they agree.",
    "A pyramid on a table of blocks, the last block just set on top, and its legs stand straight. We load it before you do.",
    "We follow a train of blocks along a viaduct, past the one amber wagon. Then the day’s work goes across.",
    "Night again. A lamp lights up in a tower on the shore. At three in the morning, an engineer picks up.",
    "The gate once more. We stay until it holds. It grows dark round the lit block, and the gate turns into our mark.",
  ],
  link: { label: "Read how the firm began", to: "/our-story" },
};

/** What the pages that show the film need of it; nothing while the company has none. */
export const introFilm = company.hasFilm ? introFilmPage.film : null;
