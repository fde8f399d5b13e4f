import type { TeamMember } from "./schema/shared.ts";

export const team: TeamMember[] = [
  {
    name: "Mara Lindqvist",
    title: "Managing director",
    img: "mara",
    bio: "Joined as a tester, ran projects for ten years, and has led the firm since its staff bought it. Reads every contract aloud before she signs.",
  },
  {
    name: "Henrik Dahl",
    title: "Principal engineer",
    img: "henrik",
    bio: "Co-founded the firm in 1991 and still commits code most mornings. He can explain any line he wrote in the nineties, and apologises for some.",
  },
  {
    name: "Amira Saleh",
    title: "Head of data",
    img: "amira",
    bio: "A statistician by training. She deletes charts for a living and keeps the three that change a decision.",
  },
  {
    name: "Tomas Okafor",
    title: "Head of cloud",
    img: "tomas",
    bio: "Has switched off more servers than he has started. Plans each move backwards, from the minute in which it could still be called off.",
  },
  {
    name: "Ines Carvalho",
    title: "Head of design",
    img: "ines",
    bio: "Draws screens after a shift spent beside the people who will use them, whether in a call centre, a ward or a freight yard.",
  },
  {
    name: "Jonas Weber",
    title: "Head of testing",
    img: "jonas",
    bio: "Former railway signalling engineer. Believes in a backup only after he has restored from it, stopwatch in hand.",
  },
];
