import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Clinic booking",
  seo: {
    title: "Clinic booking for 42 dental practices",
    description:
      "Linden Dental Group put 42 German practices on one calendar. A three-month trial settled how to cut no-shows, and reception has time for visitors again.",
  },
  client: "Linden Dental Group",
  industry: "Health care",
  industryKey: "health-care",
  summary: "42 practices on one calendar, with no-shows down 35% and phone calls down by half.",
  image: { image: "case-clinic-booking", alt: "" },
  service: "web-application-development",
  engagement: {
    from: "2024-05",
    to: "2025-11",
    people: 2,
    days: 705,
    price: 510_000,
    firstVersion: { weeks: 10, people: 2, price: 70_000 },
  },
  facts: [
    { label: "Team", value: "2 of ours, both German speakers" },
    { label: "Live since", value: "January 2025, everywhere by November" },
    { label: "Scale", value: "42 practices, 196 chairs, 48,000 visits a month" },
  ],
  problem: {
    heading: "118 calls a day, most of them about a date",
    text: [
      "Linden’s practices are spread across Hesse and Lower Saxony, and each had joined the group with the diary it already used. There were three practice systems, in versions that couldn’t talk to one another. A patient who moved from Kassel to Göttingen, forty minutes away, was a stranger to the same company.",
      "Reception bore the brunt of it. The average practice took 118 calls a day. We sat behind the desk in five of them with a tally sheet, and seven calls in ten were about a date. The receptionist would greet the patient at the counter, lift a finger to answer the next one, and then apologise to both. Meanwhile 9.4% of appointments passed with an empty chair, often because the line had been engaged when somebody tried to cancel.",
      "The group couldn’t agree about those empty chairs. The accountants wanted a fee for missed appointments. The dentists, who live in the same towns as their patients, wouldn’t hear of it and asked for online booking instead. Neither side had figures to back it up.",
    ],
  },
  approach: {
    heading: "Settle the argument with a trial, then build what won",
    steps: [
      {
        title: "Leave charts and billing alone",
        text: "Replacing three practice systems with one would have been tidy. It would also have taken three years and meant teaching 500 people a new way to bill a root canal. So we left the systems where they were, took only the diary out of them and built one calendar for the group, with an adapter to each system so that the chart still opens when the patient sits down. Ten weeks after we started, receptionists in Kassel and Göttingen were trying a first version, at one desk each.",
      },
      {
        title: "Three groups of four",
        text: "In January 2025 we drew twelve of the other forty practices by lot. Four got online booking, four got a text message with a link for cancelling, and four got both. A fee was left out, on the grounds that it can be added later but hardly taken back. After three months online booking alone had cut no-shows by a tenth. The text message had cut them by a third, and having both was scarcely better than the message on its own. A message is also a reminder, and we had no group with a reminder alone, so we can’t say which half did more. But six in ten of those who cancelled did it outside opening hours, when nobody would have picked up.",
      },
      {
        title: "Make it easy to cancel",
        text: "So that’s where the effort went. The message goes out on the second day before the appointment, never before eight in the morning, with one link for coming and one for not coming, and no password in between. Anyone who can’t come is shown three other times. The freed slot is offered to the waiting list one person at a time, ten minutes each, so there’s no race. Patients who’d rather talk to someone are marked as such, and we don’t nudge them towards the website again.",
      },
      {
        title: "One practice a week",
        text: "The other thirty practices followed the map, so that neighbours could help each other, and one of us worked at reception on the first day in every one of them. The old diary was kept up alongside for a month, then exported for the statutory records.",
      },
    ],
  },
  result: {
    heading: "The receptionist looks up when you walk in",
    text: "The figures compare the first half of 2026 with the first half of 2024, when no practice had the calendar. No-shows fell from 9.4% of appointments to 6.1%, a drop of 35%, and the average practice takes 59 calls a day where it took 118. A little over a third of patients book online. Of the slots that were freed in time, 66% went to somebody on the waiting list. The fee hasn’t been mentioned since. Patients over seventy still prefer to talk to someone, and these days they get through.",
    figures: [
      {
        value: "42",
        label: "practices on one calendar",
        note: "The first twelve went live in January 2025 and the last in November; all three practice systems are connected.",
      },
      {
        value: "35%",
        label: "fewer no-shows",
        note: "9.4% of all appointments from January to June 2024 and 6.1% in the same months of 2026, late arrivals not counted.",
        measured: {
          name: "No-shows, share of appointments",
          before: 9.4,
          after: 6.1,
          unit: "% of appointments",
          beforePeriod: "January to June 2024",
          afterPeriod: "January to June 2026",
        },
      },
      {
        value: "50%",
        label: "fewer phone calls",
        note: "From 118 a day in the average practice to 59, measured on the switchboard in the same months.",
        measured: {
          before: 118,
          after: 59,
          unit: "calls per practice and day",
          beforePeriod: "January to June 2024",
          afterPeriod: "January to June 2026",
        },
      },
    ],
  },
  evidence: {
    chart: {
      kind: "slopes",
      title: "Empty chairs and ringing phones",
      caption: "Both were counted in all 42 practices, in the same six months two years apart.",
    },
    diagram: {
      title: "One calendar above three old systems",
      caption:
        "Only the diary moved. Charts and bills are where they were, and open from the calendar through an adapter.",
      nodes: [
        { key: "message", name: "Text message", note: "two days before", column: 1, row: 1, built: true },
        { key: "online", name: "Online booking", column: 1, row: 2, built: true },
        { key: "reception", name: "Reception", note: "calls and visitors", column: 1, row: 3, built: false },
        {
          key: "calendar",
          name: "One calendar",
          note: "42 practices, 196 chairs",
          column: 2,
          row: 2,
          built: true,
        },
        { key: "list", name: "Waiting list", note: "ten minutes each", column: 3, row: 1, built: true },
        { key: "adapter", name: "Adapter", note: "one for each system", column: 3, row: 2, built: true },
        {
          key: "systems",
          name: "Practice systems",
          note: "charts and billing",
          column: 4,
          row: 2,
          built: false,
        },
      ],
      flows: [
        { from: "message", to: "calendar", label: "coming, or not" },
        { from: "online", to: "calendar", label: "new dates" },
        { from: "reception", to: "calendar", label: "dates by phone" },
        { from: "calendar", to: "list", label: "freed slots" },
        { from: "calendar", to: "adapter", label: "today’s visits" },
        { from: "adapter", to: "systems", label: "opens the chart" },
      ],
    },
    screen: {
      image: "screen-clinic-booking",
      alt: "Day view of a practice’s calendar with four chairs; a freed slot is being offered to the waiting list",
      frame: "window",
      title: "A morning at reception",
      caption: "The group’s calendar in a practice, on the second day after the messages went out.",
      notes: [
        "A slot that was freed in time turns amber and is offered by itself.",
        "Each person on the list has ten minutes, so there’s no race.",
        "Patients who’d rather talk to someone are marked “prefers a call”.",
      ],
    },
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
      "I go round a practice most weeks, and what strikes me now is that the person at the front desk says hello. It sounds like a small thing, but I’d say it was the whole point.",
  },
};
