import { z } from "zod";
import { company } from "../company.ts";
import { page } from "../schema/page.ts";
import { label, paragraph, sentence, slug } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  updated: z.iso.date(),
  sections: z
    .strictObject({
      id: slug,
      title: label,
      text: paragraph.array().min(1).max(5),
      list: sentence.array().min(2).max(8).optional(),
    })
    .array()
    .length(9),
});

export type PrivacyPage = z.infer<typeof schema>;

export const privacyPage: PrivacyPage = {
  seo: {
    title: "Privacy policy: what we keep and for how long",
    description:
      "What this website stores when you send a form, who reads it, when we delete it and how to have it erased sooner. We don’t use analytics or trackers.",
  },
  banner: {
    title: "Privacy Policy",
    lead: "What happens to the information you send us, in the order in which it happens.",
    picture: { image: "page-privacy", alt: "" },
  },
  updated: "2026-11-16",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      text: [
        "This policy covers this website and anything you send us through it. We’re the controller of that data, and you’ll find our full name and postal address at the foot of the page.",
        "You can read the whole site without telling us who you are. It has no accounts or advertising, and we don’t use analytics or trackers.",
      ],
    },
    {
      id: "information-we-collect",
      title: "Information we collect",
      text: [
        "When you send one of the three forms listed below, we store what you typed, along with the time, the page you were on and a reference. The comment form under our articles doesn’t send anything.",
        "To keep the forms from being flooded, our server counts attempts from each network address and each sender. It forgets the address as soon as the limit no longer applies and doesn’t store it with your message. Our server logs record which pages are requested and that a form was sent, with no more than the first half of the network address. That’s enough to spot a flood but not to identify you. At times we measure how fast our pages load. Your browser then also reports the loading times and the page they belong to, without anything that identifies you.",
        "If there’s something to correct in a job application, we hold the files you’d already chosen for an hour, so you won’t have to upload them again. Files you don’t send in that hour are deleted.",
        "The word check sets the only cookies we use. They’re signed, can’t be read by scripts and contain no personal data, and they expire within twenty minutes.",
        "Apart from those cookies, this site doesn’t store anything in your browser. Text you’ve typed but not sent stays on the page and never reaches us.",
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
        "Messages that look like spam are set aside and not emailed to anyone. One of us can look through them and rescue a real one.",
        "Our legal basis is our legitimate interest in replying to people who write to us. Where you ask for an offer or apply for a job, it’s the steps you’ve asked us to take before a contract. We won’t put you on a mailing list or build a profile of you, and we don’t use software to rank applicants.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      text: [
        "We don’t sell or rent out what you send. It’s kept in our own database, and the emails mentioned above pass through mail servers, as all email does.",
        "The map on the contact page is a frame from Google. It loads when it comes close to the visible part of the page, which on a tall screen can be as soon as you open the page. Google then receives your network address and may set cookies under its own policy.",
        "No other third party gets anything from this site. Even our fonts come from our own server, and the share links under articles only contact another company if you follow one. We’d hand data to an authority only if the law obliged us to.",
      ],
    },
    {
      id: "retention",
      title: "Retention",
      text: [
        "We keep messages, inquiries and applications for up to twenty-four months from the day they arrive. After that the server deletes them automatically, files included. The same goes for suspected spam.",
        "We delete the copies in our mailboxes by hand by the same date. If we become your supplier or your employer, the records of that contract are kept for as long as the law requires.",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      text: [
        "You can ask at any time, either from the address you wrote with or by quoting your reference. We’ll act within one month, free of charge.",
        "To erase your data, a colleague runs a command on our server. It removes your messages and files, any email still waiting to be sent and anything of yours among the suspected spam. A line stays behind saying that an erasure took place, without personal data. An older backup may still hold a copy until it’s replaced. If we ever had to restore one, we’d repeat the erasure.",
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
        "Your browser connects to this site over an encrypted connection. An application is stored together with its files in one step, and you only see a confirmation once that’s done.",
        "There’s no web page or sign-in through which submissions could be read. Our staff read them in their email or with a command on the server. We keep names and messages out of the server’s logs.",
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
      ],
    },
  ],
};
