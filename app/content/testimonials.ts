import type { Testimonial } from "./schema/service.ts";

export const testimonials: Testimonial[] = [
  {
    name: "Priya Raman",
    role: "Chief operating officer, Nordsund Bank",
    image: "priya",
    rating: 5,
    feedback:
      "They’ve turned down four of my ideas since we began, each time with a page of reasons. I was cross about all four. At least three would have cost us twice, once to build and once to undo.",
  },
  {
    name: "Rolf Brandt",
    role: "Head of operations, Elbe Regional Rail",
    image: "rolf",
    rating: 4,
    feedback:
      "New timetable, four o’clock in the morning, snow. Two of their engineers were already standing in the yard when I got there. I hadn’t asked.",
  },
  {
    name: "Noémie Moreau",
    role: "Director of IT, Saint-Aubin Hospitals",
    image: "noemie",
    rating: 5,
    feedback:
      "What we value above all is continuity. The two engineers who came to us in the first year still look after our nine clinics today, and they are on first-name terms with most of our ward sisters.",
  },
  {
    name: "Viktor Hallström",
    role: "Managing director, Halden Foundry",
    image: "viktor",
    rating: 5,
    feedback:
      "We’d budgeted twenty million kronor and three years. It took sixteen million and eighteen months of moving plants, and we close the month in four days where we used to need ten.",
  },
  {
    name: "Celeste Adebayo",
    role: "Chief information officer, Marlow & Finch Stores",
    image: "celeste",
    rating: 4,
    feedback:
      "Not cheap, and goodness, they can be blunt. But I’ve got 320 store managers looking at the same screen every morning, and honestly? I’ve not had one ask for the old report back.",
  },
  {
    name: "Kenji Arai",
    role: "Plant manager, Halden Foundry",
    image: "kenji",
    rating: 5,
    feedback:
      "Ours was the plant that had to go back to the old system. It took them a morning and we didn’t lose an order. A week later we moved for good. That told me more about them than any success could have.",
  },
];
