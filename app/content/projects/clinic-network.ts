import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 4,
  category: "services",
  title: "Nine clinics on one quiet network",
  subtitle: "Managed network, Saint-Aubin Hospitals",
  seo: {
    title: "Clinic network for Saint-Aubin Hospitals",
    description:
      "How nine French clinics got a new network without closing a ward. We found 3,240 devices and an owner for each, and lost 34 minutes in a year.",
  },
  image: {
    image: "project-clinic-network",
    alt: "Clinics in the shape of crosses at night, joined by walkways to a larger one, an amber block on the way.",
  },
  lightbox: {
    title: "Clinic network",
    description:
      "A ward can only spare its network while patients sleep. So we replaced the switches between ten and four, with a nurse holding the list of what mustn’t blink.",
  },
  client: "Saint-Aubin Hospitals",
  engagement: { from: "2024-03", to: "2024-12", people: 3, days: 560, price: 407_000 },
  facts: [
    { label: "Sites", value: "Nine clinics in France, 230 switches" },
    { label: "Team", value: "Three, with the ward sisters" },
  ],
  brief: {
    heading: "Infusion pumps shared a cable with the lobby television",
    text: "Saint-Aubin had grown by buying clinics, and every purchase brought its own wiring. Nine networks met in one firewall, so the infusion pumps and the television in the entrance hall could all talk to each other. In 2023 the clinics lost 29 hours to network faults. Eight of those came at a stretch, when a loop in a broom cupboard took the maternity ward’s monitors off the screen.",
  },
  work: {
    heading: "First a list, then a fence, then new cable",
    text: [
      "Before we unplugged anything, we listened. Six weeks of passive recording found 3,240 devices, of which the hospital’s register knew 2,790. Biomedical engineers and ward sisters helped us find an owner for the other 450, among them a lung function machine that everyone thought had been scrapped.",
      "Each type of device then got its own segment and a short list of what it’s allowed to talk to. For a month we ran the rules in a mode that only records. They’d have cut off a pharmacy robot at the weekend, when it collects its software, so that went on the list too.",
      "New hardware came next, bought by the hospitals themselves and always installed after visiting hours, because a ward can’t do without its monitors during the day. We did one clinic at a time and one ward per shift, 230 switches in all, with a spare route out of every building. If a ward wasn’t back by four, the old switch went back into the rack. That happened on 3 of the 126 shifts.",
    ],
  },
  delivered: [
    "A network with a spare path to each ward and no path between a pump and a visitor’s phone.",
    "An inventory that corrects itself and shows a new device within five minutes.",
    "A service desk in French, under a contract of its own, staffed by people who’ve been on site.",
    "Laminated plans in each wiring cupboard, with a number for help.",
    "Exercises twice a year in which one main line is pulled during visiting hours.",
  ],
  outcome: {
    heading: "Thirty-four minutes lost in a year",
    text: "In 2025, the first full year of operation, the nine clinics together lost 34 minutes, all of it in an administration building. That May somebody plugged in a laptop with ransomware at the smallest site. It ran into a fence on every side and got as far as one printer. The inventory had found it before the user reported anything.",
    figures: [
      {
        value: "34 min",
        label: "of unplanned downtime",
        note: "All nine clinics in 2025, compared with 29 hours in 2023.",
        measured: {
          before: 1740,
          after: 34,
          unit: "minutes of downtime a year",
          beforePeriod: "2023",
          afterPeriod: "2025",
        },
      },
      {
        value: "450",
        label: "unlisted devices found",
        note: "Each now has an owner and a segment, or a place in the skip.",
      },
      {
        value: "126",
        label: "shifts on the wards, after ten",
        note: "Not one operation had to be rescheduled for any of them.",
      },
    ],
  },
};
