/** The contact page and the privacy policy describe the map in the same words. */
export const mapNotice =
  "The map is a frame from Google. Your browser loads it when it comes near the visible part of the page, which on a tall screen can be as soon as you open the page.";
