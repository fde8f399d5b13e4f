import type { z } from "zod";
import type { CollectionName } from "./collections.ts";
import { policy, privacyPolicy } from "./fields/page.ts";
import { articleFrame, post } from "./schema/blog.ts";
import { job, recruitment } from "./schema/career.ts";
import { company } from "./schema/company.ts";
import { facts } from "./schema/facts.ts";
import { formTexts } from "./schema/forms.ts";
import { industry, industryCards } from "./schema/industry.ts";
import { mailTexts } from "./schema/mail-texts.ts";
import { navigationTexts } from "./schema/navigation.ts";
import { schema as aboutPage } from "./schema/pages/about.ts";
import { schema as blogsPage } from "./schema/pages/blogs.ts";
import { schema as careerPage } from "./schema/pages/career.ts";
import { schema as caseStudiesPage } from "./schema/pages/case-studies.ts";
import { schema as contactPage } from "./schema/pages/contact.ts";
import { schema as errorPage } from "./schema/pages/error.ts";
import { schema as faqPage } from "./schema/pages/faq.ts";
import { schema as homePage } from "./schema/pages/home.ts";
import { schema as howWeWorkPage } from "./schema/pages/how-we-work.ts";
import { schema as industriesPage } from "./schema/pages/industries.ts";
import { schema as introFilmPage } from "./schema/pages/intro-film.ts";
import { schema as jobPage } from "./schema/pages/job.ts";
import { schema as methodologyPage } from "./schema/pages/methodology.ts";
import { schema as missionPage } from "./schema/pages/mission.ts";
import { schema as notFoundPage } from "./schema/pages/not-found.ts";
import { schema as partnersPage } from "./schema/pages/partners.ts";
import { schema as portfolioPage } from "./schema/pages/portfolio.ts";
import { schema as searchPage } from "./schema/pages/search.ts";
import { schema as servicesPage } from "./schema/pages/services.ts";
import { schema as storyPage } from "./schema/pages/story.ts";
import { schema as thankYouPage } from "./schema/pages/thank-you.ts";
import { schema as whyUsPage } from "./schema/pages/why-us.ts";
import { schema as workingModelsPage } from "./schema/pages/working-models.ts";
import { people } from "./schema/people.ts";
import { searchWords } from "./schema/search-words.ts";
import { sectionLabels } from "./schema/section-labels.ts";
import { service, serviceTabs, testimonials } from "./schema/service.ts";
import { counters, partners, plans, siteDates, team } from "./schema/shared.ts";
import { caseStudy, project } from "./schema/work.ts";

/** The schema of each content file that is not an entry of a collection. */
export const fileSchemas: Record<string, z.ZodType> = {
  "article-frame.yaml": articleFrame,
  "company.yaml": company,
  "counters.yaml": counters,
  "facts.yaml": facts,
  "form-texts.yaml": formTexts,
  "industry-cards.yaml": industryCards,
  "mail-texts.yaml": mailTexts,
  "navigation.yaml": navigationTexts,
  "partners.yaml": partners,
  "people.yaml": people,
  "plans.yaml": plans,
  "recruitment.yaml": recruitment,
  "search-words.yaml": searchWords,
  "section-labels.yaml": sectionLabels,
  "service-tabs.yaml": serviceTabs,
  "site-dates.yaml": siteDates,
  "team.yaml": team,
  "testimonials.yaml": testimonials,
  "pages/about.yaml": aboutPage,
  "pages/accessibility.md": policy,
  "pages/blogs.yaml": blogsPage,
  "pages/career.yaml": careerPage,
  "pages/case-studies.yaml": caseStudiesPage,
  "pages/contact.yaml": contactPage,
  "pages/error.yaml": errorPage,
  "pages/faq.yaml": faqPage,
  "pages/home.yaml": homePage,
  "pages/how-we-work.yaml": howWeWorkPage,
  "pages/industries.yaml": industriesPage,
  "pages/intro-film.yaml": introFilmPage,
  "pages/job.yaml": jobPage,
  "pages/methodology.yaml": methodologyPage,
  "pages/mission.yaml": missionPage,
  "pages/not-found.yaml": notFoundPage,
  "pages/partners.yaml": partnersPage,
  "pages/portfolio.yaml": portfolioPage,
  "pages/privacy.md": privacyPolicy,
  "pages/search.yaml": searchPage,
  "pages/services.yaml": servicesPage,
  "pages/story.yaml": storyPage,
  "pages/thank-you.yaml": thankYouPage,
  "pages/why-us.yaml": whyUsPage,
  "pages/working-models.yaml": workingModelsPage,
};

/** The schema of the entries of each collection. */
export const entrySchemas: Record<CollectionName, z.ZodType> = {
  service,
  industry,
  "case-study": caseStudy,
  project,
  post,
  job,
};
