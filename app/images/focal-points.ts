import type images from "./manifest.json";

/**
 * The part of a picture that stays visible where the layout crops it, as a CSS `object-position`. By default, the middle.
 * In these pictures, the subject almost touches the upper edge.
 */
export const focalPoints: Partial<Record<keyof typeof images, string>> = {
  "page-about": "50% 8%",
  "page-contact": "50% 15%",
  "page-how-we-work": "50% 0%",
  "page-industries": "50% 0%",
  "page-mission": "50% 28%",
  "page-partners": "50% 25%",
  "page-privacy": "50% 0%",
  "project-harbour-cloud": "50% 0%",
  "tab-artificial-intelligence": "50% 20%",
  "tab-cloud": "50% 0%",
};
