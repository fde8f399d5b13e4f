import { company } from "../../app/content/company.ts";

export const FRAME = { width: 1280, height: 720, rate: 25 };
export const LENGTH = 35.2;

/** In day scenes the titles are on a dark wall at the left, built in courses of one step. */
export const STEP = 48;
export const WALL = 10 * STEP;

export type Span = [from: number, to: number];
/** The part of a picture the camera shows, in picture pixels; the height follows from the frame. */
export type Window = { x: number; y: number; width: number };

export type Scene = {
  picture: string;
  time: Span;
  light: "night" | "day";
  camera: [Window, Window];
  words: string;
  wordsTime: Span;
  /** The description of the picture in the captions. */
  seen: string;
};

export const scenes: Scene[] = [
  {
    picture: "hero-build",
    time: [0, 6.6],
    light: "night",
    camera: [
      { x: 640, y: 398, width: 1120 },
      { x: 16, y: 20, width: 1860 },
    ],
    words: "Your business stands on software.",
    wordsTime: [2.2, 5.9],
    seen: "Night. One block lights up in a gate.",
  },
  {
    picture: "tab-digital-engineering",
    time: [6.6, 11.6],
    light: "day",
    camera: [
      { x: 130, y: 36, width: 780 },
      { x: 262, y: 30, width: 850 },
    ],
    words: "We replace old systems one block at a time.",
    wordsTime: [7.2, 10.8],
    seen: "Day. A dark wall comes apart into small pale blocks.",
  },
  {
    picture: "service-custom-software-development",
    time: [10.8, 15.8],
    light: "day",
    camera: [
      { x: 190, y: -20, width: 860 },
      { x: 166, y: -100, width: 1070 },
    ],
    words: "Old and new run side by side until they agree.",
    wordsTime: [11.2, 15],
    seen: "A bridge from a dark pier to a new blue one.",
  },
  {
    picture: "tab-software-testing",
    time: [15, 19.6],
    light: "day",
    camera: [
      { x: 76, y: -118, width: 1020 },
      { x: 150, y: -26, width: 880 },
    ],
    words: "We load it before you do.",
    wordsTime: [15.4, 18.8],
    seen: "A heavy pyramid on a table of blocks.",
  },
  {
    picture: "industry-supply-chain-and-logistics",
    time: [18.8, 23.5],
    light: "day",
    camera: [
      { x: 40, y: -24, width: 740 },
      { x: 496, y: 60, width: 760 },
    ],
    words: "Then the day’s work goes across.",
    wordsTime: [19.2, 22.7],
    seen: "A train of blocks on a viaduct.",
  },
  {
    picture: "hero-run",
    time: [23.5, 28.6],
    light: "night",
    camera: [
      { x: 300, y: 20, width: 1580 },
      { x: 30, y: 10, width: 1860 },
    ],
    words: "At three in the morning, an engineer picks up.",
    wordsTime: [24.5, 28.1],
    seen: "Night. A lamp lights up in a tower.",
  },
  {
    picture: "hero-build",
    time: [27.8, 33.4],
    light: "night",
    camera: [
      { x: 280, y: 150, width: 1580 },
      { x: 30, y: 34, width: 1860 },
    ],
    words: "We stay until it holds.",
    wordsTime: [28.6, 31.9],
    seen: "The gate again. It grows dark round the lit block.",
  },
];

/** The duration of a cross-fade. */
export const CROSS_FADE = 0.8;

/** When the wall covers the picture, returns to its place, and covers the last picture. */
export const wall: { cover: Span; open: Span; close: Span } = {
  cover: [5.6, 6.6],
  open: [6.6, 7.7],
  close: [22.5, 23.5],
};

/** Fades from and to black: warm colours appear first and disappear last. */
export const dawns: Span[] = [
  [0, 2.4],
  [23.5, 25.2],
];
export const nightfall: Span = [31, 33.2];

export const founded = company.foundedOn.slice(0, 4);

/** The gate of the last scene turns into the logo: the position of its doorway in picture pixels. */
export const ending = {
  time: [32.5, LENGTH] as Span,
  doorway: { centre: 1443, floor: 866, width: 232 },
  name: company.name,
  line: `Software engineering and consulting since ${founded}.`,
  seen: "The gate has become our mark.",
};
