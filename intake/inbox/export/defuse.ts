const FORMULA = /^[\p{C}\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A phone number starts like a formula but cannot be one. */
const PHONE = /^\+\d[\d ()./-]*$/;

/** A spreadsheet runs a cell that starts like a formula. With an apostrophe in front it stays text. */
export function defuse(cell: string): string {
  return FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
}
