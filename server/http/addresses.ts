/** Names of files of the company's earlier static site, and the pages that replaced them. */
const oldNames: [RegExp, string][] = [
  [/^(?:home|index)$/, "/"],
  [/^(?:about(?:-us)?|company|team(?:-members?)?|testimonials?)$/, "/about"],
  [/^services?$/, "/services"],
  [/^(?:portfolios?|projects?|works?|gallery)$/, "/our-portfolio"],
  [/^(?:blogs?|news|posts?|articles?)$/, "/blogs"],
  [/^(?:pricing|prices?|process)$/, "/how-we-work"],
  [/^(?:careers?|jobs?)$/, "/career"],
  [/^(?:contacts?|contact-us)$/, "/contact"],
  [/^faqs?$/, "/faq"],
  [/^partners?$/, "/our-partners"],
  [/^industr(?:y|ies)$/, "/industries"],
  [/^case-stud(?:y|ies)$/, "/case-studies"],
];

/** What such a name ends with if it was one of several: service-01, blog-details, blog-grid-2. */
const variant = /(?:-(?:details?|single|grid|list|page|sidebar))?(?:-?\d{1,2})?$/;

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
    const known = [spelling, ...replacementsOf(spelling)].find((each) => bySpelling.has(each));
    return known === undefined ? undefined : bySpelling.get(known);
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

/** The addresses of the page that has the same name without ".html", and of the one that has replaced a page of the earlier site. */
function replacementsOf(path: string): string[] {
  if (path === "") return [];
  const page = path.replace(/(?:\/index)?\.html$/, "") || "/";
  const name = page.slice(1).replace(variant, "");
  const replacement = oldNames.find(([pattern]) => pattern.test(name));
  return [...(page === path ? [] : [page]), ...(replacement ? [replacement[1]] : [])];
}
