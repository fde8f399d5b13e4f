/** The fragment that links to a heading, derived from its text: "Who owns the code?" has the id "who-owns-the-code". */
export function headingId(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "";
}
