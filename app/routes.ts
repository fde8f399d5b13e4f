import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { siteFilePaths } from "./page-paths.ts";

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home" }),

  route("about", "routes/about.tsx"),
  route("development-methodology", "routes/methodology.tsx"),
  route("our-working-models", "routes/working-models.tsx"),
  route("our-story", "routes/story.tsx"),
  route("our-mission", "routes/mission.tsx"),
  route("why-us", "routes/why-us.tsx"),
  route("how-we-work", "routes/how-we-work.tsx"),
  route("our-partners", "routes/partners.tsx"),
  route("intro-film", "routes/intro-film.tsx"),

  // A slug under /services is either one of the seven tabs or a service page.
  route("services/:slug?", "routes/services.tsx"),
  route("service/:slug", "routes/service-detail.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),

  route("industries", "routes/industries.tsx"),
  route("industries/:slug", "routes/industry-detail.tsx"),
  route("industry/:slug", "routes/industry-detail.tsx", { id: "industry-detail-singular" }),

  route("our-portfolio", "routes/portfolio.tsx"),
  route("our-portfolio/:slug", "routes/project.tsx"),

  route("blogs", "routes/blogs.tsx"),
  route("blog/:slug", "routes/blog-post.tsx"),

  route("career", "routes/career.tsx"),
  route("career/:slug", "routes/job.tsx"),

  // A pricing plan chosen elsewhere is named in the form's subject.
  route("contact/:plan?", "routes/contact.tsx"),
  route("thank-you/:kind/:reference", "routes/thank-you.tsx"),
  route("faq", "routes/faq.tsx"),
  route("privacy-policy", "routes/privacy.tsx"),

  route("search", "routes/search.tsx"),
  ...siteFilePaths.map((path) => route(path.slice(1), "routes/site-file.ts", { id: path })),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
