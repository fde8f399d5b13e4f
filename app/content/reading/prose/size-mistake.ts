const maxCharacters = 30_000;
const maxMarks = 1000;
/** The characters that Markdown may give a meaning. */
const marks = /[*_~`[\]|<>#]|(?:[-+=]|\d[.)])(?=\s|$)/g;
/** More than six signs of a list or quote at the beginning of a line. */
const deepNesting = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>])){7}/m;

/** What is too large about a text. The parser would take seconds for it, or overflow the stack. */
export function sizeMistake(markdown: string): string | undefined {
  if (markdown.length > maxCharacters)
    return `has ${markdown.length} characters, but must have at most ${maxCharacters}`;
  if (deepNesting.test(markdown)) return "has lists or quotes inside each other, more than six levels deep";
  const found = markdown.match(marks)?.length ?? 0;
  return found > maxMarks
    ? `has ${found} characters such as * [ | and >, but must have at most ${maxMarks}: shorten it, or split it`
    : undefined;
}
