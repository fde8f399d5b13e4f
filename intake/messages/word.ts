import { requiredLine } from "./text.ts";

export const WORD_MESSAGES = {
  missing: "Type the word in the picture.",
  wrong: "That isn’t the word in the picture. Please try again.",
  changed: "That isn’t the word. Type the new word in the picture.",
  used: "That word has already been used. Type the new word in the picture.",
} as const;

export const wordField = requiredLine({
  missing: WORD_MESSAGES.missing,
  max: 40,
  tooLong: WORD_MESSAGES.wrong,
});
