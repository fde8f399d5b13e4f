const FORMULA = /^[\p{C}\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A spreadsheet takes a cell that starts like this for a formula and runs it. With the mark in front it is text. */
export function defuse(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
