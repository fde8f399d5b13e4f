import { foundingYear } from "./company.ts";
import type { TeamMember } from "./schema/shared.ts";

export const team: TeamMember[] = [
  {
    name: "Mara Lindqvist",
    title: "Managing director",
    img: "mara",
    bio: "Joined as a tester, ran projects for ten years and has led the firm since its staff bought it in 2015. She reads every contract aloud before she signs it.",
  },
  {
    name: "Henrik Dahl",
    title: "Principal engineer",
    img: "henrik",
    bio: `Co-founded the firm in ${foundingYear} and still commits code most mornings. He can explain any line he wrote in the nineties, and he’ll apologise for some of them.`,
  },
  {
    name: "Amira Saleh",
    title: "Head of data",
    img: "amira",
    bio: "A statistician by training, who likes nothing better than deleting a chart that doesn’t change a decision.",
  },
  {
    name: "Tomas Okafor",
    title: "Head of cloud",
    img: "tomas",
    bio: "Has switched off more servers than he’s started. He plans each move backwards, from the last minute at which it could still be called off.",
  },
  {
    name: "Ines Carvalho",
    title: "Head of design",
    img: "ines",
    bio: "Won’t draw a screen until she’s spent a shift beside the people who’ll use it, whether that’s on a ward or in a freight yard.",
  },
  {
    name: "Jonas Weber",
    title: "Head of testing",
    img: "jonas",
    bio: "A former railway signal engineer who believes in a backup once he’s restored from it himself, stopwatch in hand.",
  },
];
