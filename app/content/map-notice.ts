/** The contact page and the privacy policy describe the map in the same words. */
export const mapNotice =
  "The map is a frame from Google. Your browser loads it when you scroll near it, or with the page if JavaScript is off.";
