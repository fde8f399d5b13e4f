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
  summary: "Referrals answered in one day instead of six, across nine clinics.",
  image: { image: "case-healthcare-crm", alt: "" },
  service: "custom-software-development",
  facts: [
    { label: "Duration", value: "Thirteen months, March 2024 to March 2025" },
    { label: "Team", value: "Six, with a charge nurse two days a week" },
    { label: "Live since", value: "October 2024 in the first clinic" },
    { label: "Scale", value: "58,400 referrals a year, 110 secretaries" },
  ],
  problem: {
    heading: "A letter could sit in a fax tray for a week and it was no one’s fault",
    text: [
      "A family doctor in a village writes to a cardiologist. At Saint-Aubin that letter might arrive by post or fax or secure health mail, or in the patient’s own handbag, and it then belonged to the secretary who happened to pick it up. If she was on leave, it belonged to no one at all. Referring doctors had taken to sending everything twice, which doubled the pile.",
      "In March 2024 we followed 1,840 letters from the door to the answer. The median wait for an appointment or a reasoned refusal was six working days, and the slowest took 37. Each clinic kept a register of its own. Two were card indexes, and one was a spreadsheet called “new list 3 final”.",
      "The hospitals had already bought a CRM, built for sales teams. Patients showed up in it as leads and heart failure as an opportunity, and after four months the physicians went back to paper. We were asked to configure it better, and suggested cancelling it instead.",
    ],
  },
  approach: {
    heading: "Give every letter an owner, then start a clock",
    steps: [
      {
        title: "One way in",
        text: "Everything now ends up in one register. Post is scanned on arrival, the fax numbers were moved to a digital line, and health mail is collected every two minutes. A referral has an owner from the moment it exists. If the owner’s calendar says leave, it passes to a deputy, and after four hours unread it moves up to the head of the clinic.",
      },
      {
        title: "People read, software fetches",
        text: "Text recognition coped with print but not with doctors’ handwriting, where one dosage in twenty came out wrong. So we don’t use it on handwritten letters. A secretary types four fields, which takes less than a minute, with the original on screen next to them. A physician decides how urgent a case is. A vendor had offered automatic triage. The medical board turned it down, with our support.",
      },
      {
        title: "The two Doctors Martin",
        text: "Ten days into the pilot, a referral for a rhythm disorder reached an orthopaedic surgeon who shared a surname and an initial with the cardiologist. He spotted it within the hour and walked it across. That evening we turned off routing by name. Letters now follow the practitioner’s national register number, and any letter without one waits for a person to decide. We searched everything routed up to then and found three more, all harmless.",
      },
      {
        title: "Nine clinics and the last fax",
        text: "A new clinic joined about every three weeks. Its old register was kept up alongside for thirty days, with both lists compared each evening, before it was closed. The fax numbers went on working for half a year, and each fax was answered with a card explaining health mail. By the end only a dozen practices still faxed. A secretary spoke to each of them, and the lines were disconnected on 30 September 2025.",
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
      "Referring physicians used to complain to me that their letters had gone astray, and on occasion they were right. This year two of them wrote to ask how we contrive to reply by the following day.",
  },
};
