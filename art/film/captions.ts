import { ending, LENGTH, type Scene, type Span, scenes } from "./storyboard.ts";

/** Day scenes: captions beside the wall with the titles. Night scenes: centred. */
const place = { day: "position:69% size:58%", night: "position:50% size:80%" };

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;

const cue = ([from, to]: Span, settings: string, lines: string[]) =>
  [`${stamp(from)} --> ${stamp(to)} ${settings} align:center`, ...lines].join("\n");

/** A caption starts when its picture becomes visible and lasts until the next one. */
const appears = (scene: Scene) => scene.time[0] + 0.4;

function sceneCue(scene: Scene, index: number) {
  const next = scenes[index + 1];
  return cue([appears(scene), next ? appears(next) : ending.time[0]], place[scene.light], [
    `[${scene.seen}]`,
    scene.words,
  ]);
}

/** The film is silent; captions contain the titles and, in brackets, a description of the scene. */
export function captions() {
  const last = cue([ending.time[0], LENGTH], place.night, [
    `[${ending.seen}]`,
    `${ending.name}. ${ending.line}`,
  ]);
  return `${["WEBVTT", ...scenes.map(sceneCue), last].join("\n\n")}\n`;
}
