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

/** References in the addresses of thank-you pages have upper-case letters, so these have only one spelling. */
const thankYouAddress = /^\/thank-you\/[a-z]+\/[A-Z\d-]{1,40}$/;

/** The address that a path is a spelling of. Undefined if there is none. */
export type FindAddress = (path: string) => string | undefined;

/** Finds addresses by any spelling: upper or lower case, percent-encoded, with more slashes, or as an old file name. */
export function addressFinder(addresses: Iterable<string>): FindAddress {
  const exact = new Set(addresses);
  const bySpelling = new Map(Array.from(exact, (address) => [address.toLowerCase(), address]));
  return (path) => {
    if (exact.has(path) || thankYouAddress.test(path)) return path;
    const spelling = plainSpelling(path);
    return bySpelling.get(spelling) ?? bySpelling.get(replacementOf(spelling.slice(1)));
  };
}

/**
 * The path and query that a request should have used. It is an address of the site, so a redirect to it never leaves the
 * site. Undefined if the requested path is no spelling of an address.
 */
export function properUrl(url: string, findAddress: FindAddress): string | undefined {
  const { path, query } = splitUrl(url);
  const address = findAddress(path);
  const asked = new URLSearchParams(query);
  const plan = asked.get("plan");
  if (address !== "/contact" || plan === null) return address && address + query;
  asked.delete("plan");
  const rest = asked.size > 0 ? `?${asked}` : "";
  return (findAddress(`/contact/${plan}`) ?? address) + rest;
}

/** The path as it was sent, and the query with its question mark. */
export function splitUrl(url: string) {
  const start = url.indexOf("?");
  return start === -1 ? { path: url, query: "" } : { path: url.slice(0, start), query: url.slice(start) };
}

function plainSpelling(path: string): string {
  let decoded = "";
  try {
    decoded = decodeURIComponent(path);
  } catch {}
  return decoded && `/${decoded.split("/").filter(Boolean).join("/").toLowerCase()}`;
}

/** The address of the page that has replaced a file of the earlier site, or that is the file name without ".html". */
function replacementOf(name: string): string {
  const page = `/${name.replace(/\.html$/, "")}`.replace(/\/index$/, "") || "/";
  if (!name.endsWith(".html")) return "";
  return oldNames[name] ?? oldFamilies.find(([family]) => family.test(name))?.[1] ?? page;
}
