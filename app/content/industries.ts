import { financeAndInsurance } from "./industries/finance-and-insurance.ts";
import { fitnessAndWellness } from "./industries/fitness-and-wellness.ts";
import { foodAndBeverages } from "./industries/food-and-beverages.ts";
import { oilAndGas } from "./industries/oil-and-gas.ts";
import { sportsAndGaming } from "./industries/sports-and-gaming.ts";
import type { Industry } from "./schema/industry.ts";

export const industries: Industry[] = [
  fitnessAndWellness,
  sportsAndGaming,
  foodAndBeverages,
  financeAndInsurance,
  oilAndGas,
];
