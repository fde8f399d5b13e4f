/**
 * The number of typing errors between two words: missing, additional and wrong letters, and two neighbours swapped. This
 * is the optimal string alignment distance.
 */
export function typingErrors(one: string, other: string): number {
  // Each row compares one more letter of `one` with the beginnings of `other`.
  const rows = [Array.from({ length: other.length + 1 }, (_, letters) => letters)];
  const errors = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        errors(row - 1, column) + 1,
        errors(row, column - 1) + 1,
        errors(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? errors(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return errors(one.length, other.length);
}
