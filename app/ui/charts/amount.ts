const share = (unit: string) => (unit.startsWith("%") ? "%" : "");
const exact = new Intl.NumberFormat("en-GB");
const short = new Intl.NumberFormat("en-GB", { notation: "compact" });

/** "131,000", or "9.4%" if the unit is a share such as "% of appointments". */
export const amountIn = (unit: string, value: number) => `${exact.format(value)}${share(unit)}`;

/** The values of a line, with as many decimals as the most exact: "6.0%" beside "6.4%". */
export function amountsIn(unit: string, values: number[]): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split(".")[1]?.length ?? 0));
  const format = new Intl.NumberFormat("en-GB", { minimumFractionDigits: decimals });
  return values.map((value) => `${format.format(value)}${share(unit)}`);
}

/** For an axis: "150K". */
export const tickIn = (unit: string, value: number) => `${short.format(value)}${share(unit)}`;
