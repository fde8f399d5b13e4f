/** File names of the company's earlier static site, and the pages that replaced them. */
const oldNames: Record<string, string> = {
  "index.html": "/",
  "home.html": "/",
  "about-us.html": "/about",
  "team.html": "/about",
  "team-detail.html": "/about",
  "team-details.html": "/about",
  "service.html": "/services",
  "portfolio.html": "/our-portfolio",
  "portfolio-detail.html": "/our-portfolio",
  "portfolio-details.html": "/our-portfolio",
  "project-detail.html": "/our-portfolio",
  "blog.html": "/blogs",
  "blog-detail.html": "/blogs",
  "blog-details.html": "/blogs",
  "blog-grid.html": "/blogs",
  "pricing.html": "/how-we-work",
  "process.html": "/how-we-work",
  "career-detail.html": "/career",
  "career-details.html": "/career",
  "partners.html": "/our-partners",
  "testimonial.html": "/about",
};

/** Patterns for more file names of the earlier site: service-01.html, blog-2.html, team-03.html … */
const oldFamilies: [RegExp, string][] = [
  [/^services?-?\d+\.html$/, "/services"],
  [/^(?:portfolio|project)-?\d+\.html$/, "/our-portfolio"],
  [/^blogs?-?\d+\.html$/, "/blogs"],
  [/^team-?\d+\.html$/, "/about"],
  [/^industr(?:y|ies)-?\d*\.html$/, "/industries"],
];

/** Where to redirect an old path, a page with a trailing slash, or /contact?plan=…. Undefined for all other URLs. */
export function redirectTarget(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  isPage: (path: string) => boolean,
): string | undefined {
  const target = pathTarget(pathname, isPage);
  const plan = new URLSearchParams(search).get("plan");
  if (plan !== null && (target ?? pathname) === "/contact") {
    return isPage(`/contact/${plan}`) ? `/contact/${plan}` : "/contact";
  }
  return target && target + search;
}

function pathTarget(pathname: string, isPage: (path: string) => boolean): string | undefined {
  if (pathname.length > 1 && pathname.endsWith("/")) {
    const bare = withoutSlashesAtEnd(pathname) || "/";
    return isPage(bare) ? bare : pathTarget(bare, isPage);
  }
  const name = pathname.slice(1).toLowerCase();
  if (!name.endsWith(".html")) return undefined;
  const page = `/${name.slice(0, -".html".length)}`.replace(/\/index$/, "") || "/";
  return (
    oldNames[name] ??
    oldFamilies.find(([family]) => family.test(name))?.[1] ??
    (isPage(page) ? page : undefined)
  );
}

/** A loop, because /\/+$/ takes quadratic time on a long run of slashes that is not at the end of the path. */
function withoutSlashesAtEnd(path: string) {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
