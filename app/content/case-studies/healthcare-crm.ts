import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Healthcare CRM",
  seo: {
    title: "Healthcare CRM: referrals answered in a day",
    description:
      "Saint-Aubin Hospitals took six working days to answer a referral. With one register, and an owner for every letter, nine clinics now take one.",
  },
  client: "Saint-Aubin Hospitals",
  industry: "Health care",
  industryKey: "health-care",
  summary: "Referrals answered in one day instead of six, across nine clinics.",
  image: { image: "case-healthcare-crm", alt: "" },
  service: "custom-software-development",
  engagement: { from: "2024-03", to: "2025-03", people: 3, days: 725, price: 555_000 },
  facts: [
    { label: "Team", value: "Three, with a charge nurse part of the week" },
    { label: "Live since", value: "October 2024 in the first clinic" },
    { label: "Scale", value: "58,400 referrals a year, 110 secretaries" },
  ],
  problem: {
    heading: "Following one letter for six days",
    text: [
      "A family doctor in a village writes to a cardiologist. At Saint-Aubin that letter might arrive by post or fax or secure health mail, or in the patient’s own handbag, and it then belonged to the secretary who happened to pick it up. If she was on leave, it belonged to no one at all. Referring doctors had taken to sending everything twice, which doubled the pile.",
      "In March 2024 we followed 1,840 letters from the door to the answer. The median wait for an appointment or a reasoned refusal was six working days, and the slowest took 37. Hardly any of that was work. Reading and deciding took nine minutes; for the rest of the time the letter lay in a tray, in one of nine registers that clinics kept on cards or in spreadsheets.",
    ],
  },
  approach: {
    heading: "Give every letter an owner, then start a clock",
    steps: [
      {
        title: "Day one: one way in",
        text: "Everything now ends up in one register. Post is scanned on arrival, the fax numbers were moved to a digital line, and health mail is collected every few minutes. A referral has an owner from the moment it exists. If the owner’s calendar says leave, it passes to a deputy, and after four hours unread it moves up to the head of the clinic.",
      },
      {
        title: "Software reads print, people read handwriting",
        text: "Text recognition fills in the form from printed letters, about six in ten, and a secretary confirms four fields with the original on screen. On doctors’ handwriting one dosage in twenty came out wrong, so those letters are typed, which takes less than a minute. How urgent a case is remains a physician’s decision. The medical board insisted on that, and we agreed.",
      },
      {
        title: "The right Doctor Martin",
        text: "Saint-Aubin has 640 physicians, and 31 pairs of them share a surname and an initial. Letters are therefore routed by the practitioner’s number in the national register and never by name. A letter without a number waits for a person, who usually finds it in a minute. Quayside decides who may open which file, and the register records each time somebody does.",
      },
      {
        title: "One clinic every three weeks",
        text: "Cardiology went live in October 2024, seven months after the first survey day, and the others followed about every three weeks. Each clinic’s old register was kept up alongside for a month, with both lists compared each evening, before it was closed. The fax numbers went on working for half a year, and each fax was answered with a card explaining health mail. The lines were disconnected on 30 September 2025.",
      },
    ],
  },
  result: {
    heading: "The answer goes out the next working day",
    text: "Between September 2025 and August 2026 the clinics received 58,400 referrals. The median time to an answer was one working day instead of six, and 95% were answered within three. Paediatrics, the slowest clinic in our sample with eight days, has caught up with the rest. There are far fewer duplicates too, since a doctor who hears back the next day has no reason to write again. The wait for the appointment itself is as long as it was. Shortening that takes more physicians, and the register can at least show the board how many.",
    figures: [
      {
        value: "1 day",
        label: "to answer a referral, instead of six",
        note: "Medians in working days: the sample of March 2024 against every referral in the year to August 2026.",
        measured: {
          before: 6,
          after: 1,
          unit: "working days to an answer",
          beforePeriod: "March 2024",
          afterPeriod: "September 2025 to August 2026",
        },
      },
      {
        value: "9",
        label: "clinics working from one register",
        note: "The first joined in October 2024 and the last in March 2025. Their own lists are all closed.",
      },
      {
        value: "99.6%",
        label: "opened by their owner within four hours",
        note: "Counted in clinic hours over the same year; the rest went up to the head of clinic as intended.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "dots",
      title: "Nine clinics, from letter to answer",
      caption: "Median working days from the arrival of a referral to its answer, for each clinic.",
      figure: "to answer a referral, instead of six",
      rows: [
        { label: "Paediatrics", before: 8, after: 1 },
        { label: "Orthopaedics", before: 7, after: 1 },
        { label: "Neurology", before: 7, after: 1 },
        { label: "Ophthalmology", before: 6, after: 1 },
        { label: "Cardiology", before: 6, after: 1 },
        { label: "Gastroenterology", before: 6, after: 1 },
        { label: "Dermatology", before: 5, after: 1 },
        { label: "Urology", before: 5, after: 1 },
        { label: "Endocrinology", before: 4, after: 1 },
      ],
    },
    diagram: {
      title: "However it arrives, it gets an owner",
      caption:
        "Post, fax and mail end in one register. From that moment somebody’s name is on the letter, and a clock is running.",
      nodes: [
        { key: "post", name: "Post", note: "scanned on arrival", column: 1, row: 1, built: false },
        { key: "fax", name: "Fax", note: "until September 2025", column: 1, row: 2, built: false },
        { key: "mail", name: "Health mail", note: "every few minutes", column: 1, row: 3, built: false },
        { key: "recognition", name: "Text recognition", note: "print only", column: 2, row: 2, built: true },
        { key: "register", name: "One register", note: "58,400 a year", column: 3, row: 2, built: true },
        { key: "owner", name: "Owner", note: "or a deputy", column: 4, row: 1, built: false },
        { key: "head", name: "Head of clinic", note: "after four hours", column: 4, row: 2, built: false },
        { key: "quayside", name: "Quayside", note: "access", column: 4, row: 3, built: false },
      ],
      flows: [
        { from: "post", to: "recognition" },
        { from: "fax", to: "recognition", label: "letters" },
        { from: "mail", to: "recognition" },
        { from: "recognition", to: "register", label: "four fields to check" },
        { from: "register", to: "owner", label: "a new referral" },
        { from: "register", to: "head", label: "if unread" },
        { from: "quayside", to: "register", label: "who may open it" },
      ],
    },
    screen: {
      image: "screen-healthcare-crm",
      alt: "A list of referrals with owners and remaining time beside a scanned letter with highlighted words",
      frame: "window",
      title: "The register in cardiology",
      caption: "Each row is a letter with an owner and a clock.",
      notes: [
        "The clock counts down four hours to the head of the clinic.",
        "A deputy takes over when the calendar says leave.",
        "Software marked four fields; a secretary confirms them.",
      ],
    },
  },
  technology: [
    "ASP.NET Core",
    "C#",
    "SQL Server",
    "Angular",
    "HL7 FHIR",
    "RabbitMQ",
    "MSSanté secure mail",
    "Pro Santé Connect",
    "Quayside",
    "HDS-certified hosting",
  ],
  quote: {
    name: "Noémie Moreau",
    role: "Director of IT, Saint-Aubin Hospitals",
    image: "noemie",
    rating: 5,
    quote:
      "Referring physicians used to complain to me that their letters had gone astray, and on occasion they were right. This year several of them wrote to ask how we contrive to reply by the following day.",
  },
};
