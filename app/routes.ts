import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { collections, urlsOf } from "./content/collections.ts";
import { caseStudyFilters } from "./content/derived/case-study-filters.ts";
import { serviceTabs } from "./content/service-tabs.ts";

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home" }),
  route("about", "routes/about.tsx"),
  route("our-story", "routes/our-story.tsx"),
  route("our-mission", "routes/our-mission.tsx"),
  route("why-us", "routes/why-us.tsx"),
  route("how-we-work", "routes/how-we-work.tsx"),
  route("development-methodology", "routes/development-methodology.tsx"),
  route("our-working-models", "routes/our-working-models.tsx"),
  route("our-partners", "routes/our-partners.tsx"),
  route("our-portfolio", "routes/our-portfolio.tsx"),
  route("industries", "routes/industries.tsx"),
  route("blogs", "routes/blogs.tsx"),
  route("career", "routes/career.tsx"),
  route("faq", "routes/faq.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("accessibility", "routes/accessibility.tsx"),
  route("intro-film", "routes/intro-film.tsx"),

  // The overview of the services, and the URLs of each of its tabs: /services/cloud, /service/cloud …
  route("services", "routes/services.tsx"),
  ...urlsOf(collections.service).flatMap((url) =>
    serviceTabs.value.tabs.map(({ slug }) =>
      route(`${url}/${slug}`, "routes/services.tsx", { id: `${url}/${slug}` }),
    ),
  ),

  // The list of case studies, and one URL for each of its filters: /case-studies/industry/health-care …
  route("case-studies", "routes/case-studies.tsx"),
  ...caseStudyFilters.map(({ path }) => route(path, "routes/case-studies.tsx", { id: path })),

  // One page for each entry of a collection: /services/:slug, /blog/:slug …
  ...Object.values(collections).flatMap((collection) =>
    urlsOf(collection).map((url) => route(`${url}/:slug`, collection.route, { id: url })),
  ),

  // A pricing plan in the URL is filled in as the subject of the form.
  route("contact/:plan?", "routes/contact.tsx"),
  route("thank-you/:kind/:reference", "routes/thank-you.tsx"),
  route("search", "routes/search.tsx"),
  route("search.json", "routes/search-json.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
