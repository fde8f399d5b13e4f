import type { CaseStudy } from "../schema/work.ts";

export const clinicBooking: CaseStudy = {
  slug: "clinic-booking",
  title: "Clinic booking",
  seo: {
    title: "Clinic booking for 42 dental practices",
    description:
      "Linden Dental Group put 42 German practices on one calendar. How no-shows and telephone calls fell, and the morning nine patients had to be rung.",
  },
  client: "Linden Dental Group",
  industry: "Health care",
  summary: "42 practices on one calendar. No-shows down 35%, phone calls down by half.",
  image: { image: "case-clinic-booking", alt: "" },
  service: "web-application-development",
  facts: [
    { label: "Duration", value: "Nineteen months, May 2024 to November 2025" },
    { label: "Team", value: "Four, two of them German speakers" },
    { label: "Live since", value: "January 2025, everywhere by November" },
    { label: "Scale", value: "42 practices, 196 chairs, 48,000 visits a month" },
  ],
  problem: {
    heading: "The telephone rang 118 times a day, mostly to move an appointment.",
    text: [
      "Linden had grown by buying practices, in Hesse and Lower Saxony for the most part, and each came with its own diary. Three practice systems were in use, in versions that could not talk to one another. A patient moving from Kassel to Göttingen, forty minutes away and the same company, was a stranger there.",
      "Reception bore the brunt. We sat behind desks in five practices with a tally sheet: 118 calls a day, seven in ten about a date. The receptionist would greet the patient at the counter, lift a finger, answer, and apologise to both. Meanwhile 9.4% of appointments passed with an empty chair, many because the line had been engaged when somebody tried to cancel.",
      "An earlier portal had offered a form on which to request a slot. Staff then rang back to agree one, and often reached voicemail. It made two calls out of one. The group’s accountants proposed a fee for missed appointments; the dentists, who live in the same towns as their patients, would not hear of it.",
    ],
  },
  approach: {
    heading: "Make cancelling easy, then give the gap to someone who wants it.",
    steps: [
      {
        title: "Leave charts and billing alone",
        text: "It would have been tidy to replace three practice systems with one. It would also have taken three years and retrained 600 people in how to bill a root canal. The systems stayed. We took the diary out of them and built a single calendar for the group, with an adapter to each system so that the chart still opens when the patient sits down.",
      },
      {
        title: "Nine double bookings in Kassel",
        text: "The pilot began in a single practice. On the third day two patients stood at the counter for the same chair, then two more. The practice system confirmed our bookings up to four minutes late, and in that gap reception had filled the slot. At 10:20 we closed online booking there; staff rang the nine people affected and every one was seen that week. Since then a slot is held in our calendar before anything else is told about it, and a test replays that morning every night.",
      },
      {
        title: "Two taps to say no",
        text: "A text message goes out two days ahead, never before eight in the morning, with two links: coming, or not coming. There is no password to forget. Whoever cannot come is shown three other times at once. The freed slot is offered to the waiting list, one person every ten minutes, so that nobody races for it. Patients who prefer the telephone are marked as such and are never asked again to try the website.",
      },
      {
        title: "Two practices a week",
        text: "The roll-out followed the geography, so that neighbours could help one another. One of us worked at reception on the first day in each. An old diary was set to read-only the evening before, kept for a quarter in case of doubt, and then exported for the statutory records. Practice 17 asked for its paper book back. It got it, for a week, and gave it up unprompted.",
      },
    ],
  },
  result: {
    heading: "Reception looks up when you walk in.",
    text: "The first half of 2026 was held against the first half of 2024, when no practice had the calendar. No-shows fell from 9.4% of appointments to 6.1%. Calls fell from 118 to 59 per practice and day, by the telephone system’s own count. A little over a third of patients book online; the larger effect came from the reminder, because cancelling no longer needs a conversation. Of the slots freed in time, 71% were taken by somebody on the waiting list. Patients over seventy still ring, and now someone answers.",
    figures: [
      {
        value: "42",
        label: "practices on one calendar",
        note: "The first went live in January 2025, number 42 in November; all three practice systems are connected.",
      },
      {
        value: "35%",
        label: "fewer no-shows",
        note: "9.4% of all appointments from January to June 2024 and 6.1% two years later, late arrivals not counted.",
      },
      {
        value: "50%",
        label: "fewer phone calls",
        note: "From 118 a day in the average practice to 59, measured on the switchboard in identical months.",
      },
    ],
  },
  technology: [
    "Elixir",
    "Phoenix LiveView",
    "PostgreSQL",
    "Oban",
    "GDT interfaces",
    "Grafana",
    "Ansible",
    "Playwright",
  ],
  quote: {
    name: "Hannah Whitlock",
    role: "Chief executive, Linden Dental Group",
    image: "hannah",
    rating: 5,
    quote:
      "I visit a practice most weeks. The first thing I notice is how quiet the front desk has become. The second is that the ten o’clock patient is in the chair at ten.",
  },
};
