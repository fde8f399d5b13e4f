/** A lower and an upper bound. */
export type Bounds = readonly [from: number, to: number];

/** "£60,000". */
export const pounds = (amount: number) => `£${amount.toLocaleString("en-GB")}`;

/** "£60,000", or "£1.5 million". */
export const roundPounds = (amount: number) =>
  amount < 1_000_000 ? pounds(amount) : `£${amount / 1_000_000} million`;

/** "£60,000–£110,000", or "£250,000–£1.5 million". */
export const poundRange = (bounds: Bounds) => bounds.map(roundPounds).join("–");
