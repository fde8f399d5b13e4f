import { requiredLine } from "./text.ts";

export const WORD_MESSAGES = {
  missing: "Please type the word in the picture.",
  wrong: "That isn’t the word in the picture. Please try again.",
  changed: "That isn’t the word. Please type the new word in the picture.",
  used: "That word has already been used. Please type the new word in the picture.",
} as const;

export const wordField = requiredLine({
  missing: WORD_MESSAGES.missing,
  max: 40,
  tooLong: WORD_MESSAGES.wrong,
});
