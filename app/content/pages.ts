import { company } from "./company.ts";
import { priceGuide } from "./derived/price-guide.ts";
import type { PolicyPage, PrivacyPage } from "./fields/page.ts";
import { readContent } from "./reading/read.ts";
import { readMarkdown } from "./reading/read-entries.ts";
import type { AboutPage } from "./schema/pages/about.ts";
import type { BlogsPage } from "./schema/pages/blogs.ts";
import type { CareerPage } from "./schema/pages/career.ts";
import type { CaseStudiesPage } from "./schema/pages/case-studies.ts";
import type { ContactPage } from "./schema/pages/contact.ts";
import type { ErrorPage } from "./schema/pages/error.ts";
import type { FaqPage } from "./schema/pages/faq.ts";
import type { HomePage } from "./schema/pages/home.ts";
import type { HowWeWorkPage } from "./schema/pages/how-we-work.ts";
import type { IndustriesPage } from "./schema/pages/industries.ts";
import type { IntroFilmPage } from "./schema/pages/intro-film.ts";
import type { JobPage } from "./schema/pages/job.ts";
import type { MethodologyPage } from "./schema/pages/methodology.ts";
import type { MissionPage } from "./schema/pages/mission.ts";
import type { NotFoundPage } from "./schema/pages/not-found.ts";
import type { PartnersPage } from "./schema/pages/partners.ts";
import type { PortfolioPage } from "./schema/pages/portfolio.ts";
import type { SearchPage } from "./schema/pages/search.ts";
import type { ServicesPage } from "./schema/pages/services.ts";
import type { StoryPage } from "./schema/pages/story.ts";
import type { ThankYouPage } from "./schema/pages/thank-you.ts";
import type { WhyUsPage } from "./schema/pages/why-us.ts";
import type { WorkingModelsPage } from "./schema/pages/working-models.ts";

export const aboutPage = readContent<AboutPage>("pages/about.yaml");
export const accessibilityPage = readMarkdown<PolicyPage>("pages/accessibility.md");
export const blogsPage = readContent<BlogsPage>("pages/blogs.yaml");
export const careerPage = readContent<CareerPage>("pages/career.yaml");
export const caseStudiesPage = readContent<CaseStudiesPage>("pages/case-studies.yaml");
export const contactPage = readContent<ContactPage>("pages/contact.yaml");
export const errorPage = readContent<ErrorPage>("pages/error.yaml");
export const faqPage = readContent<FaqPage>("pages/faq.yaml");
export const homePage = readContent<HomePage>("pages/home.yaml");
export const industriesPage = readContent<IndustriesPage>("pages/industries.yaml");
export const introFilmPage = readContent<IntroFilmPage>("pages/intro-film.yaml");
export const jobPage = readContent<JobPage>("pages/job.yaml");
export const methodologyPage = readContent<MethodologyPage>("pages/methodology.yaml");
export const missionPage = readContent<MissionPage>("pages/mission.yaml");
export const notFoundPage = readContent<NotFoundPage>("pages/not-found.yaml");
export const partnersPage = readContent<PartnersPage>("pages/partners.yaml");
export const portfolioPage = readContent<PortfolioPage>("pages/portfolio.yaml");
export const privacyPage = readMarkdown<PrivacyPage>("pages/privacy.md");
export const searchPage = readContent<SearchPage>("pages/search.yaml");
export const servicesPage = readContent<ServicesPage>("pages/services.yaml");
export const storyPage = readContent<StoryPage>("pages/story.yaml");
export const thankYouPage = readContent<ThankYouPage>("pages/thank-you.yaml");
export const whyUsPage = readContent<WhyUsPage>("pages/why-us.yaml");
export const workingModelsPage = readContent<WorkingModelsPage>("pages/working-models.yaml");

const howWeWork = readContent<HowWeWorkPage>("pages/how-we-work.yaml");
/** The price table begins with the prices of the price guide. */
export const howWeWorkPage: HowWeWorkPage = {
  ...howWeWork,
  building: {
    ...howWeWork.building,
    prices: [
      ...priceGuide.works.map(({ name, price, note }) => ({ work: name, price, note })),
      ...howWeWork.building.prices,
    ],
  },
};

/** The paths of the film's files, or null if the company has no film. */
export const introFilm = company.hasFilm ? introFilmPage.film : null;
