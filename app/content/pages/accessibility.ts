import { z } from "zod";
import { company } from "../company.ts";
import { page, policySection } from "../schema/page.ts";

/** A summary of docs/accessibility.md for visitors. Change both together. */
export const schema = z.strictObject({
  ...page,
  updated: z.iso.date(),
  sections: policySection.array().min(3).max(6),
});

export type AccessibilityPage = z.infer<typeof schema>;

export const accessibilityPage: AccessibilityPage = {
  seo: {
    title: "Accessibility statement",
    description:
      "How accessible this website is, what we’ve tested and what we haven’t, the limits we know of, and how to tell us about a problem.",
  },
  banner: {
    title: "Accessibility",
    lead: "What works, what we’ve tested, and where this site still falls short.",
  },
  updated: "2026-11-17",
  sections: [
    {
      id: "our-aim",
      title: "Our aim",
      text: [
        "Everyone should be able to read this site and send us a message. We work towards the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe the site meets them apart from the limits below, but no outside auditor has confirmed that.",
        "All pages and forms work with a keyboard alone and without JavaScript. Text can be enlarged to twice its size. The site follows your settings for less motion, more contrast and your system’s own colours. The word check in our forms can be heard as well as seen, and there’s an email address beside it if neither is any use to you.",
      ],
    },
    {
      id: "what-we-tested",
      title: "What we’ve tested",
      text: [
        "Automated tests run on every version of the site before it’s published, and on all of its pages before a larger release. The list shows what they cover.",
        "On 16 November 2026 we also checked all pages with three other tools (the Nu HTML Checker, IBM’s accessibility checker and HTML_CodeSniffer), and looked at one page of each kind by eye in Chromium in several sizes and settings.",
      ],
      list: [
        "WCAG rules that a program can check, with axe-core, at desktop and phone width.",
        "Menus, tabs, slides, dialogs, carousels and forms, operated by keyboard, with focus always visible.",
        "Layout from 320 to 1440 pixels, with text at 200 % and with wide text spacing.",
        "The contrast of every combination of text and background colour.",
        "High-contrast colours, reduced motion and printing.",
        "Chromium, Firefox and the engine behind Safari, with and without JavaScript.",
      ],
    },
    {
      id: "known-limits",
      title: "Known limits",
      text: [
        "We haven’t tested with real screen readers (NVDA, JAWS, VoiceOver or TalkBack), switch devices, voice control, a touch screen or Safari itself. If you use one of these, your report would be especially useful.",
        "These are the shortcomings we know of at the moment, and we’d like to hear about others.",
      ],
      list: [
        "The map on the contact page comes from Google, and we can’t change how it works. The address is next to it as text.",
        "On a phone with text at 200 %, the flip cards on the home page are tall and mostly empty until they turn, and the browser’s own file and audio controls don’t grow.",
        "With wide text spacing on a narrow phone, the word “Infrastructure” breaks in the middle.",
        "Your browser’s “find in page” doesn’t find text in a tab that isn’t open.",
        "In print, a few headings end up at the bottom of a page without their text.",
        "Code and wide tables in articles scroll sideways on narrow screens. Both can be focused and scrolled with the keyboard.",
      ],
    },
    {
      id: "tell-us",
      title: "Tell us about a problem",
      text: [
        {
          kind: "linked",
          before: "Email",
          link: {
            label: company.emails.projects.address,
            to: `mailto:${company.emails.projects.address}`,
          },
          after: `, call ${company.phones.projects.display} or use the contact form. Say which page it was and what you were using, and we’ll answer within one working day.`,
        },
        "If you need something from this site in another form, such as a job advert as plain text, we’ll send it.",
        "If our answer doesn’t help, ask for the managing director, who is responsible for this statement.",
      ],
    },
  ],
};
