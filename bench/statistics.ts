/** `part` is 0.5 for the median, 0.99 for the 99th percentile. */
export function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);
