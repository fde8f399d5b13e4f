const words = [
  ...["no", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "four", or "13". */
export const countInWords = (count: number) => words[count] ?? String(count);
