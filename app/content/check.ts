import type { z } from "zod";
import { articleFrame } from "./article-frame.ts";
import { caseStudies } from "./case-studies.ts";
import { company } from "./company.ts";
import { counters, industryCounters } from "./counters.ts";
import { formTexts } from "./form-texts.ts";
import { industries } from "./industries.ts";
import { industryCards } from "./industry-cards.ts";
import { jobs } from "./jobs.ts";
import { aboutPage } from "./pages/about.ts";
import { blogsPage } from "./pages/blogs.ts";
import { careerPage } from "./pages/career.ts";
import { contactPage } from "./pages/contact.ts";
import { errorPage } from "./pages/error.ts";
import { faqPage } from "./pages/faq.ts";
import { homePage } from "./pages/home.ts";
import { howWeWorkPage } from "./pages/how-we-work.ts";
import { industriesPage } from "./pages/industries.ts";
import { introFilmPage } from "./pages/intro-film.ts";
import { jobPage } from "./pages/job.ts";
import { methodologyPage } from "./pages/methodology.ts";
import { missionPage } from "./pages/mission.ts";
import { notFoundPage } from "./pages/not-found.ts";
import { partnersPage } from "./pages/partners.ts";
import { portfolioPage } from "./pages/portfolio.ts";
import { privacyPage } from "./pages/privacy.ts";
import { searchPage } from "./pages/search.ts";
import { servicesPage } from "./pages/services.ts";
import { storyPage } from "./pages/story.ts";
import { thankYouPage } from "./pages/thank-you.ts";
import { whyUsPage } from "./pages/why-us.ts";
import { workingModelsPage } from "./pages/working-models.ts";
import { partners } from "./partners.ts";
import { posts } from "./posts.ts";
import { pricingPlans } from "./pricing.ts";
import { projects } from "./projects.ts";
import { recruitmentSteps } from "./recruitment.ts";
import * as blog from "./schema/blog.ts";
import * as career from "./schema/career.ts";
import { company as companySchema } from "./schema/company.ts";
import { formTexts as formTextsSchema } from "./schema/forms.ts";
import * as industry from "./schema/industry.ts";
import * as pages from "./schema/pages.ts";
import * as service from "./schema/service.ts";
import * as shared from "./schema/shared.ts";
import * as work from "./schema/work.ts";
import { serviceTabs } from "./service-tabs.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";

/** A content file with its schema; `entry` identifies one entry of a list. */
type ContentFile = { file: string; schema: z.ZodType; entry?: string; value: unknown };

function entries<T>(
  file: (entry: T) => string,
  schema: z.ZodType,
  list: readonly T[],
  name: (entry: T) => string,
): ContentFile[] {
  return list.map((value) => ({ file: file(value), schema, entry: name(value), value }));
}

function page(name: string, schema: z.ZodType, value: unknown): ContentFile {
  return { file: `pages/${name}.ts`, schema, value };
}

export const contentFiles: ContentFile[] = [
  { file: "company.ts", schema: companySchema, value: company },
  { file: "counters.ts", schema: shared.counter.array().length(5), value: counters },
  { file: "counters.ts", schema: shared.counter.array().length(3), value: industryCounters },
  { file: "partners.ts", schema: shared.partner.array().length(6), value: partners },
  { file: "team.ts", schema: shared.teamMember.array().length(6), value: team },
  { file: "pricing.ts", schema: shared.pricingPlan.array().length(4), value: pricingPlans },
  { file: "testimonials.ts", schema: service.testimonial.array().min(4), value: testimonials },
  { file: "recruitment.ts", schema: career.recruitmentStep.array().length(4), value: recruitmentSteps },
  { file: "form-texts.ts", schema: formTextsSchema, value: formTexts },
  { file: "article-frame.ts", schema: blog.articleFrame, value: articleFrame },
  ...entries(
    (each) => `services/${each.slug}.ts`,
    service.service,
    services,
    (each) => each.slug,
  ),
  ...entries(
    () => "service-tabs.ts",
    service.serviceTab,
    serviceTabs,
    (each) => each.slug,
  ),
  ...entries(
    (each) => `industries/${each.slug}.ts`,
    industry.industry,
    industries,
    (each) => each.slug,
  ),
  ...entries(
    () => "industry-cards.ts",
    industry.industryCard,
    industryCards,
    (each) => each.key,
  ),
  ...entries(
    (each) => `case-studies/${each.slug}.ts`,
    work.caseStudy,
    caseStudies,
    (each) => each.slug,
  ),
  ...entries(
    () => "projects.ts",
    work.project,
    projects,
    (each) => each.id,
  ),
  ...entries(
    (each) => `posts/${each.slug}.ts`,
    blog.post,
    posts,
    (each) => each.slug,
  ),
  ...entries(
    () => "jobs.ts",
    career.job,
    jobs,
    (each) => each.slug,
  ),
  page("home", pages.homePage, homePage),
  page("about", pages.aboutPage, aboutPage),
  page("methodology", pages.methodologyPage, methodologyPage),
  page("working-models", pages.workingModelsPage, workingModelsPage),
  page("story", pages.storyPage, storyPage),
  page("intro-film", pages.introFilmPage, introFilmPage),
  page("mission", pages.missionPage, missionPage),
  page("why-us", pages.whyUsPage, whyUsPage),
  page("how-we-work", pages.howWeWorkPage, howWeWorkPage),
  page("partners", pages.partnersPage, partnersPage),
  page("search", pages.searchPage, searchPage),
  page("services", pages.servicesPage, servicesPage),
  page("industries", pages.industriesPage, industriesPage),
  page("blogs", pages.blogsPage, blogsPage),
  page("contact", pages.contactPage, contactPage),
  page("portfolio", pages.portfolioPage, portfolioPage),
  page("career", pages.careerPage, careerPage),
  page("job", pages.jobPage, jobPage),
  page("faq", pages.faqPage, faqPage),
  page("privacy", pages.privacyPage, privacyPage),
  page("not-found", pages.notFoundPage, notFoundPage),
  page("error", pages.errorPage, errorPage),
  page("thank-you", pages.thankYouPage, thankYouPage),
];

/** All mistakes in the content, each with its file, entry and field. */
export function contentProblems(files: ContentFile[] = contentFiles): string[] {
  return [...files.flatMap(schemaProblems), ...repeatedSlugs(files), ...brokenReferences()];
}

function schemaProblems({ file, schema, entry, value }: ContentFile): string[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const field = issue.path
      .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
      .join("");
    return `app/content/${file}${entry ? ` "${entry}"` : ""}, field ${field.replace(/^\./, "") || "(the whole entry)"}: ${issue.message}`;
  });
}

function repeatedSlugs(files: ContentFile[]): string[] {
  const seen = new Map<z.ZodType, Set<string>>();
  return files.flatMap(({ file, schema, entry }) => {
    if (!entry) return [];
    const slugs = seen.get(schema) ?? new Set();
    seen.set(schema, slugs);
    if (slugs.has(entry))
      return [`app/content/${file} "${entry}", field slug: another entry has the same slug`];
    slugs.add(entry);
    return [];
  });
}

function brokenReferences(): string[] {
  const serviceSlugs = new Set(services.map(({ slug }) => slug));
  const caseSlugs = new Set(caseStudies.map(({ slug }) => slug));
  return [
    ...services.flatMap(({ slug, sectionWiseContent }) =>
      sectionWiseContent.caseStudies
        .filter((name) => !caseSlugs.has(name))
        .map(
          (name) =>
            `app/content/services/${slug}.ts "${slug}", field caseStudies: there is no case study "${name}"`,
        ),
    ),
    ...caseStudies
      .filter(({ service: name }) => !serviceSlugs.has(name))
      .map(
        ({ slug, service: name }) =>
          `app/content/case-studies/${slug}.ts "${slug}", field service: there is no service "${name}"`,
      ),
    ...serviceTabs.flatMap(({ slug, subServices }) =>
      subServices
        .filter(({ detail }) => detail && !serviceSlugs.has(detail))
        .map(
          ({ detail }) =>
            `app/content/service-tabs.ts "${slug}", field subServices: there is no service "${detail}"`,
        ),
    ),
  ];
}
