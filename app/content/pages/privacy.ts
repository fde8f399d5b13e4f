import { z } from "zod";
import { company } from "../company.ts";
import { mapNotice } from "../map-notice.ts";
import { privacyPeriods } from "../privacy-periods.ts";
import { page, policySection } from "../schema/page.ts";

const { messagesMonths, spamDays, logDays, backupDays, cookieMinutes } = privacyPeriods;

export const schema = z.strictObject({
  ...page,
  updated: z.iso.date(),
  sections: policySection.array().length(9),
});

/** Who else handles the messages. */
const processing =
  company.processors.length > 0
    ? `It’s kept in our own database. These companies process it for us and may only do what we tell them to. ${company.processors.map(({ name, task }) => `${name} ${task}.`).join(" ")}`
    : "It’s kept in our own database, on servers we run ourselves, and our emails pass through mail servers, as all email does.";

export type PrivacyPage = z.infer<typeof schema>;

export const privacyPage: PrivacyPage = {
  seo: {
    title: "Privacy policy: what we keep and for how long",
    description:
      "What this website stores when you send a form, who reads it, when we delete it and how to have it erased sooner. We don’t use analytics or trackers.",
    keywords: ["GDPR", "data protection", "delete my data", "erase", "cookies", "what happens to my CV"],
  },
  banner: {
    title: "Privacy Policy",
    lead: "What happens to the information you send us, in the order in which it happens.",
    picture: { image: "page-privacy", alt: "" },
  },
  updated: "2026-11-17",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      text: [
        "This policy covers this website and anything you send us through it. We’re the controller of that data, and you’ll find our full name, our postal address and our registrations at the foot of the page.",
        "You can read the whole site without telling us who you are. It has no accounts or advertising, and we don’t use analytics or trackers.",
      ],
    },
    {
      id: "information-we-collect",
      title: "Information we collect",
      text: [
        "When you send one of the three forms listed below, we store what you typed, along with the time, the page you were on and a reference. The comment form under our articles doesn’t send anything.",
        "To keep the forms from being flooded, our server counts attempts from each network address and each sender. It forgets the address as soon as the limit no longer applies and doesn’t store it with your message. Our server logs record which pages are requested and that a form was sent, with no more than the first half of the network address. That’s enough to spot a flood but not to identify you.",
        `The word check sets the only cookies we use. They’re encrypted, can’t be read by scripts and contain no personal data, and they expire within ${cookieMinutes} minutes.`,
        "Apart from those cookies, this site doesn’t store anything in your browser. Text you’ve typed but not sent stays on the page. If a form comes back to you with something to correct, we haven’t kept any of it, so a job application’s files have to be chosen again.",
      ],
      list: [
        "From the contact form, your name, email address, subject and message, and a phone number if you give one.",
        "From the inquiry form on service and industry pages, your name, work email address, phone number and requirements.",
        "From a job application, the role, your first and last name, email address, message and CV, with a LinkedIn address and a cover letter if you add them.",
      ],
    },
    {
      id: "how-we-use-it",
      title: "How we use it",
      text: [
        "We use it to answer you. The colleagues who deal with new projects are told about contact and inquiry forms by email. Applications go to the people who are hiring, with the files attached unless they’re too large for email. You’ll get a confirmation with your reference.",
        "If our checks take a message for spam, it’s set aside without its files and isn’t emailed to anyone, and very large amounts aren’t kept at all. The sender sees the same thank-you page but gets no confirmation. One of us can look through the spam and rescue a real message. If you’re missing a confirmation, please get in touch another way.",
        "Our legal basis is our legitimate interest in replying to people who write to us. Where you ask for an offer or apply for a job, it’s the steps you’ve asked us to take before a contract. Once a job is filled, we keep the applications because we have a legitimate interest in being able to explain the decision and to answer a claim about it.",
        "We won’t put you on a mailing list or build a profile of you, and we don’t use software to rank applicants.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      text: [
        `We don’t sell or rent out what you send. ${processing}`,
        "Our server can also pass a copy of a message, without its files, to a system in which we follow up enquiries. We don’t use one at present. If that changes, we’ll name its owner above before we start.",
        `${mapNotice} Google then receives your network address and may set cookies under its own policy.`,
        "No other third party gets anything from this site. Even our fonts come from our own server, and the share links under articles only contact another company if you follow one. We’d hand data to an authority only if the law obliged us to.",
      ],
    },
    {
      id: "retention",
      title: "Retention",
      text: [
        `We keep messages, inquiries and applications for up to ${messagesMonths} months from the day they arrive. After that the server deletes them automatically, files included. Suspected spam is deleted after ${spamDays} days.`,
        `Server logs are deleted after ${logDays} days, and so are backups, each ${backupDays} days after it was made.`,
        `Copies in our mailboxes, in lists we’ve exported and in a system that our server passes messages to are beyond the server’s reach. We delete those by hand, by the same date. If we become your supplier or your employer, the records of that contract are kept for as long as the law requires.`,
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      text: [
        "You can ask at any time, either from the address you wrote with or by quoting your reference. We’ll act within one month, free of charge.",
        "To erase your data, a colleague runs a command on our server. It removes your messages and files, any email still waiting to be sent and anything of yours among the suspected spam. A line stays behind saying that an erasure took place, without personal data. The command doesn’t reach emails that have already been delivered, exported lists or copies passed to another system, so the same colleague deletes those by hand.",
        `An older backup may hold a copy for up to ${backupDays} days more. If we ever had to restore one, we’d repeat the erasure.`,
      ],
      list: [
        "See what we hold about you and get it as a machine-readable file.",
        "Have mistakes in it corrected.",
        "Have everything erased before the period is over.",
        "Object to our use of it, or have that use restricted while we settle a dispute.",
        `Complain to a supervisory authority. Ours is the ${company.regulator}.`,
      ],
    },
    {
      id: "security",
      title: "Security",
      text: [
        "Your browser connects to this site over an encrypted connection. An application is stored together with its files in one step, and unless our checks took it for spam, you only see the thank-you page once that’s done.",
        "There’s no web page or sign-in through which submissions could be read. Our staff read them in their email or with commands on the server. We keep names and messages out of the server’s logs.",
        "If data is lost or exposed despite all this, we’ll tell the regulator within seventy-two hours where the law requires it. If the risk to you is high, we’ll tell you without delay.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: [
        "The date above belongs to the current version. If we start using another service or storing another kind of data, this page will say so before that begins. We’ll send you earlier versions if you ask.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: [
        "Write to the email or postal address at the foot of this page, or use the contact form with “privacy” as the subject. Our managing director is responsible for this policy and reads what people write about it.",
        {
          kind: "linked",
          before: "If a part of this site is hard for you to use, our",
          link: { label: "accessibility statement", to: "/accessibility" },
          after: "says what we’ve tested, what we know about and how to tell us.",
        },
      ],
    },
  ],
};
