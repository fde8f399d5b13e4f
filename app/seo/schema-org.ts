import type {
  BlogPosting,
  CreativeWork,
  FAQPage,
  JobPosting,
  PostalAddress,
  Service,
  VideoObject,
} from "schema-dts";
import { isPublished } from "../content/derived/publication.ts";
import type { ProseNode } from "../content/fields/prose.ts";
import type { FaqItem } from "../content/fields/text.ts";
import type { Job, JobLocation } from "../content/jobs.ts";
import type { IntroFilmPage } from "../content/pages/intro-film.ts";
import type { Post } from "../content/posts.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { shareImage } from "./share-image.ts";
import { postalAddress, publisher } from "./structured-data.ts";

export const questions = (path: string, faqs: FaqItem[]): FAQPage => ({
  "@type": "FAQPage",
  "@id": absoluteUrl(`${path}#questions`),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

type Offer = { name: string; description: string; path: string; image: string };

export const service = ({ name, description, path, image }: Offer): Service => ({
  "@type": "Service",
  "@id": absoluteUrl(`${path}#service`),
  name,
  description,
  url: absoluteUrl(path),
  image: shareImage(image),
  provider: publisher,
});

type Work = Offer & { client: string; keywords: string[] };

/** A piece of work for a client: a case study or a project. */
export const work = ({ name, description, path, image, client, keywords }: Work): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": absoluteUrl(`${path}#work`),
  name,
  abstract: description,
  url: absoluteUrl(path),
  image: shareImage(image),
  creator: publisher,
  sourceOrganization: { "@type": "Organization", name: client },
  keywords: keywords.join(", "),
});

type Authorship = {
  name: string;
  /** Where the site introduces the author, if it does. */
  path: string | undefined;
  changedOn: string;
};

export const article = (post: Post, { name, path, changedOn }: Authorship): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": absoluteUrl(`${post.path}#article`),
  headline: post.title,
  description: post.teaser,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  image: shareImage(post.image.image),
  datePublished: post.date,
  dateModified: changedOn,
  articleSection: post.category,
  author: { "@type": "Person", name, ...(path && { url: absoluteUrl(path) }) },
  publisher,
});

const plainText = (node: ProseNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(plainText).join("");

/** The items of the lists in a section of the job advert. */
const linesOf = ({ body }: Job, name: string) =>
  body.sections
    .filter(({ heading }) => heading === name)
    .flatMap(({ nodes }) =>
      nodes.flatMap((node) => (typeof node === "string" ? node : (node.children ?? []))),
    )
    .map(plainText)
    .join("\n");

const employmentTypes: Record<Job["employment"], string> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  "Fixed Term": "TEMPORARY",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};

/** The company's full address, if that is in the town. */
const addressIn = ({ town, countryCode }: JobLocation): PostalAddress =>
  town === postalAddress.addressLocality
    ? postalAddress
    : { "@type": "PostalAddress", addressLocality: town, addressCountry: countryCode };

/** Empty if the job is closed or has no posting date, because search engines reject such postings. */
export function jobPosting(job: Job): JobPosting[] {
  if (!job.postedOn || !isPublished(job)) return [];
  const { from, to, currency, per } = job.salary;
  const posting: JobPosting = {
    "@type": "JobPosting",
    "@id": absoluteUrl(`${job.path}#job`),
    title: job.title,
    description: [job.summary, ...job.body.opening.map(plainText)].join("\n\n"),
    responsibilities: linesOf(job, "Responsibilities"),
    qualifications: linesOf(job, "Qualifications"),
    url: absoluteUrl(job.path),
    employmentType: employmentTypes[job.employment],
    datePosted: job.postedOn,
    validThrough: job.deadline,
    hiringOrganization: publisher,
    jobLocation: { "@type": "Place", address: addressIn(job.location) },
    ...(job.location.remoteWithin && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: job.location.countryCode },
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: {
        "@type": "QuantitativeValue",
        ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
        unitText: per.toUpperCase(),
      },
    },
  };
  return [posting];
}

export const video = ({ film, ...page }: IntroFilmPage, path: string): VideoObject => ({
  "@type": "VideoObject",
  "@id": absoluteUrl(`${path}#video`),
  name: page.title,
  description: page.lead,
  thumbnailUrl: absoluteUrl(film.poster),
  contentUrl: absoluteUrl(film.mp4),
  uploadDate: page.publishedOn,
  duration: page.duration,
  publisher,
});
