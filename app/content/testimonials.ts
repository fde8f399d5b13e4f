import type { Testimonial } from "./schema/service.ts";

export const testimonials: Testimonial[] = [
  {
    name: "Priya Raman",
    role: "Chief operating officer, Nordsund Bank",
    image: "priya",
    rating: 5,
    feedback:
      "They have told me no four times since we began. On each occasion I was annoyed on the Monday and grateful by the end of the quarter.",
  },
  {
    name: "Rolf Brandt",
    role: "Head of operations, Elbe Regional Rail",
    image: "rolf",
    rating: 4,
    feedback:
      "Our December timetable starts at four in the morning. So did their engineers, in our yard, in the snow, and nobody had asked them to come.",
  },
  {
    name: "Noémie Moreau",
    role: "Director of IT, Saint-Aubin Hospitals",
    image: "noemie",
    rating: 5,
    feedback:
      "I phone the same two engineers as in our first year. They know which of our nine clinics still prints everything, and why we let it.",
  },
  {
    name: "Viktor Hallström",
    role: "Managing director, Halden Foundry",
    image: "viktor",
    rating: 5,
    feedback:
      "I asked for a new ERP system. I got a list of the eleven plants in the order in which they could safely change, with eleven plant managers who had signed it.",
  },
  {
    name: "Celeste Adebayo",
    role: "Chief information officer, Marlow & Finch Stores",
    image: "celeste",
    rating: 4,
    feedback:
      "They are not cheap and they do not flatter. But 320 store managers open the same screen at seven every morning, and none of them has asked for the old report back.",
  },
  {
    name: "Kenji Arai",
    role: "Plant manager, Halden Foundry",
    image: "kenji",
    rating: 5,
    feedback:
      "Ours was Plant 7, the one that had to go back. By lunch we were working on the old system as if nothing had happened, and a week later we moved for good. I have never seen a failure so well rehearsed.",
  },
];
