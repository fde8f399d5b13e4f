import { requiredLine } from "./text.ts";

export const WORD_MESSAGES = {
  missing: "Type the word in the picture.",
  wrong: "That is not the word. Type the word in the new picture.",
  used: "That word has been used. Type the word in the new picture.",
} as const;

export const wordField = requiredLine({
  missing: WORD_MESSAGES.missing,
  max: 40,
  tooLong: WORD_MESSAGES.wrong,
});
