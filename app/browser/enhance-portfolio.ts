/** Loads what only the few pages with the portfolio's tiles need. */
export async function enhancePortfolio() {
  if (!document.querySelector(".portfolio")) return;
  const { moveFilteredTiles, stepThroughLightboxes } = await import("./portfolio.ts");
  stepThroughLightboxes();
  moveFilteredTiles();
}
