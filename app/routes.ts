import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageNames, siteFilePaths } from "./page-paths.ts";

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home" }),
  ...pageNames().map((name) => route(name, `routes/pages/${name}.tsx`)),

  // A slug under /services is either one of the seven tabs or a service page.
  route("services/:slug?", "routes/services.tsx"),
  route("service/:slug", "routes/service-detail.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),
  route("industries/:slug", "routes/industry-detail.tsx"),
  route("industry/:slug", "routes/industry-detail.tsx", { id: "industry-detail-singular" }),
  route("our-portfolio/:slug", "routes/project.tsx"),
  route("blog/:slug", "routes/blog-post.tsx"),
  route("career/:slug", "routes/job.tsx"),

  // A pricing plan in the URL is filled in as the subject of the form.
  route("contact/:plan?", "routes/contact.tsx"),
  route("thank-you/:kind/:reference", "routes/thank-you.tsx"),

  route("search", "routes/search.tsx"),
  ...siteFilePaths.map((path) => route(path.slice(1), "routes/site-file.ts", { id: path })),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
