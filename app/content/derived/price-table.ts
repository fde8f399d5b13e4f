import { type HowWeWorkPage, howWeWorkPage } from "../pages/how-we-work.ts";
import { priceGuide } from "./price-guide.ts";

/** The page with the whole price table, which begins with the prices of the price guide. */
export const howWeWork: HowWeWorkPage = {
  ...howWeWorkPage.value,
  building: {
    ...howWeWorkPage.value.building,
    prices: [
      ...priceGuide.works.map(({ name, price, note }) => ({ work: name, price, note })),
      ...howWeWorkPage.value.building.prices,
    ],
  },
};
