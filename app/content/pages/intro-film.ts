import type { IntroFilmPage } from "../schema/pages.ts";

export const introFilmPage: IntroFilmPage = {
  seo: {
    title: "The intro film: half a minute of blocks",
    description:
      "Our intro film with captions: how a wall, a gate and a bridge are built from blocks, and why one block of them is always lit.",
  },
  title: "The intro film",
  lead: "About thirty seconds, silent, with captions. What happens in it is written out below.",
  film: {
    webm: "/film/aldergate-intro.webm",
    mp4: "/film/aldergate-intro.mp4",
    captions: "/film/aldergate-intro.vtt",
    poster: "/film/aldergate-intro.jpg",
  },
  scenesHeading: "The film in words",
  scenes: [
    "A single block lies on an empty floor before sunrise, and its upper edge begins to glow.",
    "Dark blocks settle round it, course by course, until they form a wall with an opening.",
    "The light moves into the doorway, and we see how thick the wall is.",
    "Outside, the same blocks reach across a gap and meet in the middle as a bridge.",
    "A train of pale blocks crosses it slowly, and nothing bends.",
    "Evening comes: the bridge is a silhouette, with one amber block left burning on the threshold.",
  ],
  link: { label: "Read how the firm began", to: "/our-story" },
};
