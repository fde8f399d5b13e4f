import { z } from "zod";
import {
  banner,
  fact,
  faqItem,
  glyph,
  headline,
  iconItem,
  isoDate,
  label,
  link,
  localPath,
  paragraph,
  picture,
  processStep,
  section,
  sentence,
  seo,
  slug,
  title,
} from "./text.ts";

const page = { seo, banner };
const titledText = z.strictObject({ title: label, text: paragraph });
const tabPanel = z.strictObject({
  id: slug,
  label,
  heading: headline,
  text: paragraph,
  points: sentence.array().length(3),
  picture,
});

export const homePage = z.strictObject({
  seo,
  slides: z
    .strictObject({ id: slug, tab: label, tabNote: label, heading: headline, text: sentence, picture })
    .array()
    .length(3),
  cards: section,
  flipCards: z.strictObject({ title: label, text: sentence, glyph, to: z.string() }).array().length(4),
  about: z.strictObject({
    label,
    heading: headline,
    lead: sentence,
    text: paragraph,
    facts: fact.array().length(2),
    link,
    picture,
  }),
  partners: z.strictObject({ heading: label, note: sentence }),
  services: section,
  process: section,
  steps: processStep.array().length(4),
  industries: section,
  voices: section,
  news: section,
  newsLink: link,
});

export const aboutPage = z.strictObject({
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    picture,
    facts: fact.array().length(3),
  }),
  missionVision: section,
  tabs: tabPanel.array().length(2),
  why: section,
  whyChooseUs: iconItem.array().length(6),
  team: section,
  process: section,
  steps: processStep.array().length(6),
  partners: section,
  voices: section,
});

export const methodologyPage = z.strictObject({
  ...page,
  intro: paragraph,
  methods: z
    .strictObject({
      id: z.enum(["agile", "waterfall", "scrum"]),
      name: label,
      heading: headline,
      text: paragraph.array().length(2),
      fits: sentence.array().length(3),
      doesNotFit: sentence,
      stages: z.strictObject({ title: label, note: title }).array().min(4).max(6),
    })
    .array()
    .length(3),
  comparison: section,
  /** One row per question, with one answer per method in the same order. */
  comparisonRows: z
    .strictObject({ question: label, answers: title.array().length(3) })
    .array()
    .min(4)
    .max(7),
  closing: section,
});

export const workingModelsPage = z.strictObject({
  ...page,
  intro: paragraph,
  models: z
    .strictObject({
      id: slug,
      name: label,
      heading: headline,
      text: paragraph,
      run: sentence,
      billed: sentence,
      choose: sentence,
      avoid: sentence,
      glyph,
    })
    .array()
    .length(4),
  comparison: section,
  comparisonRows: z
    .strictObject({ question: label, answers: title.array().length(4) })
    .array()
    .min(4)
    .max(7),
  closing: section,
});

const film = z.strictObject({ heading: headline, text: sentence, label, transcriptLabel: label, picture });

export const storyPage = z.strictObject({
  ...page,
  opening: z.strictObject({ label, heading: headline, text: paragraph.array().min(2).max(3) }),
  film,
  history: section,
  timeline: z
    .strictObject({ year: z.enum(["1991", "2000", "2010", "2015"]), title, text: paragraph })
    .array()
    .length(4),
  today: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(3),
    link,
  }),
});

/** The intro film: its files under public/film and a text version of what it shows. */
export const introFilmPage = z.strictObject({
  seo,
  title,
  lead: sentence,
  film: z.strictObject({
    webm: localPath.optional(),
    mp4: localPath,
    captions: localPath,
    poster: localPath,
  }),
  publishedOn: isoDate,
  /** An ISO 8601 duration: PT35S is 35 seconds. */
  duration: z.iso.duration(),
  scenesHeading: headline,
  scenes: sentence.array().min(4).max(8),
  link,
});

export const missionPage = z.strictObject({
  ...page,
  intro: section,
  tabs: tabPanel.array().length(3),
  carousel: section,
  /** Our principles, one card each. */
  principles: z.strictObject({ title: label, text: sentence, picture }).array().min(5).max(6),
  team: section,
  voices: section,
});

export const whyUsPage = z.strictObject({
  ...page,
  film,
  services: section,
  serviceCards: iconItem.array().length(6),
  portfolio: section,
  voices: section,
});

export const howWeWorkPage = z.strictObject({
  ...page,
  process: section,
  /** Discovery, Discussion, Testing, Execute. */
  steps: z
    .strictObject({
      title: z.enum(["Discovery", "Discussion", "Testing", "Execute"]),
      duration: label,
      description: sentence,
      detail: paragraph,
      youGet: sentence,
    })
    .array()
    .length(4),
  pricing: section,
  pricingNote: paragraph.array().length(2),
  gallery: section,
});

export const partnersPage = z.strictObject({ ...page, intro: paragraph, cards: section, become: titledText });
export const servicesPage = z.strictObject({
  ...page,
  section,
  /** The headings above the details of a service tab. */
  details: z.strictObject({ audience: label, start: label, cost: label, example: label }),
});
export const industriesPage = z.strictObject({ ...page, intro: section });
export const blogsPage = z.strictObject({
  ...page,
  heading: z.literal("Check Out Our Latest News"),
  note: sentence,
});

export const contactPage = z.strictObject({
  ...page,
  formHeading: z.literal("Contact With Us"),
  formNote: paragraph,
  sidePanelHeading: headline,
  sidePanelNote: sentence,
  jobSeekers: z.strictObject({ heading: headline, text: sentence, link }),
  mapHeading: headline,
  mapNote: sentence,
});

export const portfolioPage = z.strictObject({ ...page, section });
export const careerPage = z.strictObject({
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(4),
  }),
  openings: section,
  process: section,
});
export const jobPage = z.strictObject({
  formHeading: headline,
  formNote: sentence,
  notFound: z.strictObject({
    heading: z.literal("Job Openings Not Found"),
    text: z.literal("The job openings you're looking for does not exist."),
    more: sentence,
    link,
  }),
});
export const faqPage = z.strictObject({
  ...page,
  section,
  faqs: faqItem.array().length(6),
  aside: titledText,
});

export const privacyPage = z.strictObject({
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

export const notFoundPage = z.strictObject({
  seo,
  title: z.literal("Opps ! Page Not Found"),
  text: z.literal(
    "We can’t find the page you are looking for. You can check out our Help Center or head back to Homepage.",
  ),
  picture,
  home: link,
  contact: link,
});

export const errorPage = z.strictObject({ title: headline, text: sentence });

export const searchPage = z.strictObject({ seo, title, label, hint: sentence, nothing: sentence });

export const thankYouPage = z.strictObject({
  seo,
  kinds: z.record(
    z.enum(["contact", "inquiry", "application"]),
    z.strictObject({ heading: headline, text: sentence, next: sentence.array().min(2).max(4), link }),
  ),
});

export type ErrorPage = z.infer<typeof errorPage>;
export type SearchPage = z.infer<typeof searchPage>;
export type HomePage = z.infer<typeof homePage>;
export type AboutPage = z.infer<typeof aboutPage>;
export type MethodologyPage = z.infer<typeof methodologyPage>;
export type WorkingModelsPage = z.infer<typeof workingModelsPage>;
export type StoryPage = z.infer<typeof storyPage>;
export type IntroFilmPage = z.infer<typeof introFilmPage>;
export type MissionPage = z.infer<typeof missionPage>;
export type WhyUsPage = z.infer<typeof whyUsPage>;
export type HowWeWorkPage = z.infer<typeof howWeWorkPage>;
export type PartnersPage = z.infer<typeof partnersPage>;
export type ServicesPage = z.infer<typeof servicesPage>;
export type IndustriesPage = z.infer<typeof industriesPage>;
export type BlogsPage = z.infer<typeof blogsPage>;
export type ContactPage = z.infer<typeof contactPage>;
export type PortfolioPage = z.infer<typeof portfolioPage>;
export type CareerPage = z.infer<typeof careerPage>;
export type JobPage = z.infer<typeof jobPage>;
export type FaqPage = z.infer<typeof faqPage>;
export type PrivacyPage = z.infer<typeof privacyPage>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
export type ThankYouPage = z.infer<typeof thankYouPage>;
export type TabPanel = z.infer<typeof tabPanel>;
