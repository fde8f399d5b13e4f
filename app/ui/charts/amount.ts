const share = (unit: string) => (unit.startsWith("%") ? "%" : "");
const exact = new Intl.NumberFormat("en-GB");
const short = new Intl.NumberFormat("en-GB", { notation: "compact" });

/** "131,000", or "9.4%" if the unit is a share such as "% of appointments". */
export const amountIn = (unit: string, value: number) => `${exact.format(value)}${share(unit)}`;

/** For an axis: "150K". */
export const tickIn = (unit: string, value: number) => `${short.format(value)}${share(unit)}`;
