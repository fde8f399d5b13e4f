import type { CaseStudy } from "../schema/work.ts";

export const healthcareCrm: CaseStudy = {
  slug: "healthcare-crm",
  title: "Healthcare CRM",
  seo: {
    title: "Healthcare CRM: referrals answered in a day",
    description:
      "Nine clinics of Saint-Aubin Hospitals took six working days to answer a referral. How one register of letters, each with an owner, made it one.",
  },
  client: "Saint-Aubin Hospitals",
  industry: "Health care",
  summary: "Referrals answered in one day instead of six, across nine clinics.",
  image: { image: "case-healthcare-crm", alt: "" },
  service: "custom-software-development",
  facts: [
    { label: "Duration", value: "Fourteen months from survey to ninth clinic" },
    { label: "Team", value: "Six, with a charge nurse two days a week" },
    { label: "Live since", value: "October 2024 in the first clinic" },
    { label: "Scale", value: "58,400 referrals a year, 110 secretaries" },
  ],
  problem: {
    heading: "A letter could wait a week in a fax tray and nobody was at fault.",
    text: [
      "A family doctor in a village writes to a cardiologist. At Saint-Aubin the letter might arrive by post, by secure health mail, by fax, or in the patient’s own handbag. It then belonged to whichever secretary picked it up. If she was on leave it belonged to nobody. Referring doctors had taken to sending everything twice, which doubled the pile.",
      "In March 2024 we followed 1,840 letters from the door to the answer. The median wait for an appointment or a reasoned refusal was six working days; the slowest took 41. Nine clinics had nine registers, among them two card indexes and a spreadsheet called ‘new list 3 final’.",
      "The hospitals had already bought a CRM, built for sales teams. Patients appeared as leads and heart failure as an opportunity, and the physicians gave it four months before they went back to paper. We were asked to configure it better. We suggested cancelling it.",
    ],
  },
  approach: {
    heading: "An owner for every letter, then a clock.",
    steps: [
      {
        title: "One door",
        text: "All channels lead into one register. Post is scanned on arrival, the fax numbers were moved to a digital line, and health mail is collected every two minutes. A referral has an owner from the moment it exists. When the owner’s calendar says leave, it moves to a deputy by itself, and after four hours without a reader it moves again, this time to the head of the clinic.",
      },
      {
        title: "People read, software fetches",
        text: "Text recognition coped with print and failed on doctors’ handwriting: one dosage in twenty came out wrong. We took it off handwritten letters entirely. A secretary types four fields in under a minute and the original stays on screen beside them. Urgency is decided by a physician. A vendor had offered automatic triage, and the medical board and we turned it down in the same meeting.",
      },
      {
        title: "The two Doctors Martin",
        text: "Ten days into the pilot a referral for a rhythm disorder reached an orthopaedic surgeon, who shared a surname and an initial with the cardiologist. He noticed within the hour and walked it across. That evening we disabled routing by name. Letters now follow the national register number of the practitioner, and any letter without one waits for a human decision. A search of everything routed so far found three more, all harmless.",
      },
      {
        title: "The last fax",
        text: "A new clinic joined every three weeks or so, and its own register was closed on the same day: open entries were typed in by pairs, one reading, one entering. The fax numbers kept working for half a year, each transmission answered with a card explaining health mail. By the end eleven practices still faxed. A secretary rang them, and the lines were cut on 30 September 2025.",
      },
    ],
  },
  result: {
    heading: "The answer leaves the next working day.",
    text: "Between September 2025 and August 2026 the clinics received 58,400 referrals. The median time to an answer was one working day, and 95% were answered within three. Paediatrics, the slowest clinic in our sample at nine days, now stands level with the rest. Duplicates have dwindled too, since a doctor who writes on Monday hears on Tuesday and has no reason to write again. What software could not shorten is the wait for the appointment itself; that needs physicians, and the register now shows the board exactly how many.",
    figures: [
      {
        value: "1 day",
        label: "to answer a referral, instead of six",
        note: "Medians in working days: the sample of March 2024 against every referral in the year to August 2026.",
      },
      {
        value: "9",
        label: "clinics working from one register",
        note: "The first joined in October 2024 and the last in March 2025; none kept a list of its own.",
      },
      {
        value: "99.6%",
        label: "opened by their owner within four hours",
        note: "Counted in clinic hours over the same year; the remainder went up to the head of clinic as designed.",
      },
    ],
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
    "HDS-certified hosting",
  ],
  quote: {
    name: "Noémie Moreau",
    role: "Director of IT, Saint-Aubin Hospitals",
    image: "noemie",
    rating: 5,
    quote:
      "Family doctors used to ring me to complain that we had lost their letters, and sometimes we had. This year two of them rang to ask how we manage to answer by the next day.",
  },
};
