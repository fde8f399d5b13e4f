/** File names of the company's earlier static site, without ".html", and the pages that replaced them. */
const oldFiles: [RegExp, string][] = [
  [/^home$/, "/"],
  [/^(?:about-us|testimonial|team(?:-details?|-?\d+)?)$/, "/about"],
  [/^services?(?:-?\d+)?$/, "/services"],
  [/^(?:portfolio|project)(?:-details?|-?\d+)?$/, "/our-portfolio"],
  [/^blogs?(?:-details?|-grid|-?\d+)?$/, "/blogs"],
  [/^(?:pricing|process)$/, "/how-we-work"],
  [/^career-details?$/, "/career"],
  [/^partners$/, "/our-partners"],
  [/^industr(?:y|ies)-?\d*$/, "/industries"],
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
    return bySpelling.get(spelling) ?? bySpelling.get(replacementOf(spelling));
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

/** The address of the page that has replaced a file of the earlier site, or that has the same name without ".html". */
function replacementOf(path: string): string {
  if (!path.endsWith(".html")) return "";
  const page = path.replace(/(?:\/index)?\.html$/, "") || "/";
  return oldFiles.find(([name]) => name.test(page.slice(1)))?.[1] ?? page;
}
