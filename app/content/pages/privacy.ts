import type { PrivacyPage } from "../schema/pages.ts";

export const privacyPage: PrivacyPage = {
  seo: {
    title: "Privacy policy: what we keep and for how long",
    description:
      "What this website stores when you send a form, who reads it, when it is deleted and how to have it erased sooner. No analytics and no trackers.",
  },
  banner: {
    title: "Privacy Policy",
    lead: "What this website does with what you send, told in the order in which it happens.",
    picture: { image: "page-privacy", alt: "" },
  },
  updated: "2026-11-02",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      text: [
        "This policy covers this website and everything that reaches us through it. We are the controller of that data; our full name and postal address are at the foot of the page.",
        "You can read the whole site without saying who you are. It has no accounts, no analytics, no advertising and no trackers.",
      ],
    },
    {
      id: "information-we-collect",
      title: "Information we collect",
      text: [
        "We store what you type into the three forms listed below once you press their button, together with the time of arrival, the page you wrote from and a reference. The form for comments under an article is different: it sends nothing.",
        "To keep the forms from being flooded, the server counts how often one network address or one sender tries. It holds the network address for that purpose alone, until the limit has run out, and does not store it with your message.",
        "If an application comes back to you for a correction, the files you had already chosen are held on our server for an hour, so that you need not upload them again. Files that are not sent within the hour are deleted.",
        "The word check sets cookies, and they are the only ones we set. Each is signed, closed to scripts (HttpOnly), contains no personal data and expires within twenty minutes.",
        "Text that you have typed but not sent is kept only in your own browser tab, in its session storage. It survives a reload and disappears with the tab.",
      ],
      list: [
        "Contact form: your name, e-mail address, subject and message, and a phone number if you give one.",
        "Inquiry form on service and industry pages: your name, work e-mail address, phone number and requirements.",
        "Job application: the role, your first and last name, e-mail address, message and résumé, with a LinkedIn address and a cover letter if you add them.",
      ],
    },
    {
      id: "how-we-use-it",
      title: "How we use it",
      text: [
        "We use it to answer you. Staff are told of a new message by e-mail: those who deal with new work for the contact and inquiry forms, those who hire for applications, whose files are attached. You are sent an acknowledgement with the reference.",
        "Messages that look like spam are set aside and never mailed to anybody. A person can look through them and put a mistake right.",
        "Our legal grounds are a legitimate interest in replying to people who write to us and, where you ask for an offer or apply for a job, steps taken at your request before a contract. What you send puts you on no mailing list, no profile is made from it, and no program ranks applicants.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      text: [
        "We neither sell nor rent what you send. It lies in a database on our own server. The e-mails mentioned above pass through mail servers, as all e-mail does.",
        "The map on the contact page is a frame from Google. It loads when it comes near the visible part of the page; Google then learns your network address and may set cookies under its own policy. If you do not scroll that far, nothing is asked of Google.",
        "No other third party receives anything from this site. Typefaces, pictures and film come from our server, and the share links under articles contact another company only if you follow one. We would hand data to an authority only where the law compels us.",
      ],
    },
    {
      id: "retention",
      title: "Retention",
      text: [
        "Messages, inquiries and applications are kept for twenty-four months from the day they arrive. Then the server deletes them and their files by itself. Suspected spam is kept for the same period and no longer.",
        "Copies in our mailboxes are removed by hand by the same date. If we become your supplier or your employer, the records of that contract follow their own legal periods.",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      text: [
        "Ask at any time, from the address you wrote with or with the reference you were given. We act within one month and charge nothing.",
        "Erasure is done with one command that a member of staff runs on the server. It removes your messages, your files, e-mail still waiting to be sent and anything of yours among the suspected spam, and leaves a line that an erasure took place, without personal data. A backup made earlier may still hold a copy until it is replaced; should we ever restore one, we repeat the erasure.",
      ],
      list: [
        "See what we hold about you, and receive it as a file that a machine can read.",
        "Have mistakes corrected.",
        "Have everything erased before the period is over.",
        "Object to our use of it, or have that use restricted while we settle a dispute.",
        "Complain to a supervisory authority, in the United Kingdom the Information Commissioner’s Office.",
      ],
    },
    {
      id: "security",
      title: "Security",
      text: [
        "Your browser talks to this site over an encrypted connection. An application and its files are stored together in one step, whole or not at all, and you see a confirmation only after that has happened.",
        "There is no page and no sign-in through which submissions could be read. Staff read them in their e-mail or with a command on the server. Personal data is struck out of the server’s logs.",
        "If data is lost or exposed all the same, we tell the regulator within seventy-two hours where the law asks for it, and you without delay if the risk to you is high.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: [
        "The date above is that of the current version. If we ever connect a further service or store a further kind of data, this page will say so before that begins. Earlier versions are available on request.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: [
        "Write to the e-mail or postal address at the foot of this page, or use the contact form with the word privacy as its subject. The managing director answers for this policy and reads what is written about it.",
      ],
    },
  ],
};
