import type { FaqItem, IconItem } from "../../../app/content/schema/text.ts";
import { type DraftText, times } from "../draft-text.ts";

export const iconItems = (text: DraftText, count: number, what: string, from = 1): IconItem[] =>
  times(count, (number) => ({
    title: `${what} ${number + from - 1}`,
    description: text.sentence(`what ${what.toLowerCase()} ${number + from - 1} is`),
    icon: "blocks",
  }));

export const deliverySteps = (text: DraftText) =>
  times(6, (step) => ({
    step,
    title: `Step ${step}`,
    image: "stairs" as const,
    alt: "A flight of stairs",
    arrowClass: step === 6 ? ("none" as const) : ("arrow-right" as const),
    description: text.sentence(`what happens in step ${step}`),
  }));

export const faqs = (text: DraftText): FaqItem[] =>
  times(6, (number) => ({
    id: `question-${number}`,
    question: text.heading(`question ${number}`),
    answer: text.paragraph(`the answer to question ${number}`),
  }));

export const figures = (text: DraftText) =>
  times(3, (number) => ({
    value: "0",
    label: `figure ${number}`,
    note: text.sentence(`how figure ${number} was measured`),
  }));

export const facts = () => times(3, (number) => ({ label: `Fact ${number}`, value: "To be written" }));

export const quote = (text: DraftText, number: number) => ({
  name: `Client ${number}`,
  role: "Role and company",
  image: "kenji" as const,
  rating: 5 as const,
  quote: text.sentence(`what client ${number} says`),
});
