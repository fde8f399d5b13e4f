import { comesNear } from "./comes-near.ts";

/** Loads what only the portfolio's tiles need, when the visitor comes near them. */
export async function enhancePortfolio() {
  await comesNear(document.querySelectorAll(".portfolio"));
  const { enhanceTiles } = await import("./portfolio.ts");
  enhanceTiles();
}
