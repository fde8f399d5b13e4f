import type { RequestOptions } from "node:http";
import { SOURCE_FIELDS, type Source, UNKNOWN_SOURCE } from "../../intake/forms/source.ts";
import { type Answer, ask } from "./senders.ts";

/** What a browser could give away about its user. None of it may be kept. */
export const PERSONAL = {
  address: "203.0.113.77",
  browser: "Chrome/131.0.6778.204",
  email: "ada.brandt@example.com",
  clickId: "Cj0KCQiA-click-id",
  cookie: "visitor-4711",
  linkedFrom: "/threads/dear-ada",
};

const USER_AGENTS = {
  chromium: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${PERSONAL.browser} Safari/537.36`,
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
};
const GOOGLEBOT =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36";

type Headers = Record<string, string>;
type Asked = { path: string; headers: Headers; method?: "HEAD" };
/** A request, the response's status, and as what it is counted, if it is. */
type Expected = Asked & { status: number; counted?: Partial<Source> };

const fetchHeaders = (site: string, dest = "document"): Headers => ({
  "sec-fetch-dest": dest,
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": site,
});
const direct = { ...fetchHeaders("none"), "user-agent": USER_AGENTS.chromium };
const linked = {
  ...fetchHeaders("cross-site"),
  "user-agent": USER_AGENTS.firefox,
  referer: `https://News.Example.org${PERSONAL.linkedFrom}`,
};
const SPRING = "utm_source=Newsletter&utm_medium=email&utm_campaign=Spring";
const spring = { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring" };

/** One of each kind of request. `etag` is the one of /about. */
const kinds = (etag: string): Expected[] => [
  // Visits that begin.
  { path: "/", headers: direct, status: 200, counted: { entry_page: "/" } },
  {
    path: "/about",
    headers: { ...direct, "user-agent": USER_AGENTS.safari },
    status: 200,
    counted: { entry_page: "/about" },
  },
  {
    path: "/blogs",
    headers: linked,
    status: 200,
    counted: { entry_page: "/blogs", referrer: "news.example.org" },
  },
  {
    path: `/?${SPRING}`,
    headers: linked,
    status: 200,
    counted: { entry_page: "/", referrer: "news.example.org", ...spring },
  },
  {
    path: "/?utm_source=NEWSLETTER&utm_medium=Email&utm_campaign=SPRING",
    headers: direct,
    status: 200,
    counted: { entry_page: "/", ...spring },
  },
  {
    path: `/?gclid=${PERSONAL.clickId}&utm_source=ads`,
    headers: { ...direct, cookie: PERSONAL.cookie },
    status: 200,
    counted: { entry_page: "/", utm_source: "ads" },
  },
  {
    path: `/?utm_source=mail&utm_campaign=${PERSONAL.email}`,
    headers: direct,
    status: 200,
    counted: { entry_page: "/", utm_source: "mail" },
  },
  { path: "/search?q=ledger", headers: direct, status: 200, counted: { entry_page: "/search" } },
  {
    path: "/contact?work=web",
    headers: linked,
    status: 200,
    counted: { entry_page: "/contact", referrer: "news.example.org" },
  },
  {
    path: "/faq",
    headers: { ...direct, "if-none-match": '"of-an-old-version"' },
    status: 200,
    counted: { entry_page: "/faq" },
  },
  // A redirect, after which the browser sends the same headers again.
  { path: "/Career.html", headers: direct, status: 301 },
  { path: "/career", headers: direct, status: 200, counted: { entry_page: "/career" } },
  // Reloads: Firefox', Chromium's, and one that skips the browser's cache.
  { path: "/about", headers: { ...direct, "if-none-match": etag }, status: 304 },
  {
    path: "/about",
    headers: { ...linked, "if-none-match": etag, "cache-control": "max-age=0" },
    status: 304,
  },
  { path: "/about", headers: { ...linked, "cache-control": "no-cache", pragma: "no-cache" }, status: 200 },
  // Clicks within the site, frames, requests of scripts.
  { path: "/about", headers: { ...direct, ...fetchHeaders("same-origin") }, status: 200 },
  { path: "/about", headers: { ...direct, ...fetchHeaders("same-site") }, status: 200 },
  { path: "/about", headers: { ...linked, ...fetchHeaders("cross-site", "iframe") }, status: 200 },
  { path: "/about", headers: { ...linked, ...fetchHeaders("cross-site", "empty") }, status: 200 },
  // Prefetches, robots, programs.
  { path: "/about", headers: { ...linked, "sec-purpose": "prefetch;anonymous-client-ip" }, status: 200 },
  { path: "/about", headers: { ...direct, "sec-purpose": "prefetch;prerender" }, status: 200 },
  { path: "/about", headers: { ...direct, "user-agent": GOOGLEBOT }, status: 200 },
  { path: "/about", headers: { "user-agent": GOOGLEBOT }, status: 200 },
  { path: "/about", headers: { "user-agent": "curl/8.11.0" }, status: 200 },
  { path: "/about", headers: direct, method: "HEAD", status: 200 },
  // People who object.
  { path: `/?${SPRING}`, headers: { ...linked, "sec-gpc": "1" }, status: 200 },
  // What is no page.
  { path: "/no-such-page", headers: direct, status: 404 },
  { path: "/feed.xml", headers: direct, status: 200 },
  { path: "/images/no-such-picture.webp", headers: linked, status: 404 },
];

type Mixture = { asked: Expected[]; counts: Record<string, number> };

/** `count` requests of all kinds, mixed, and the rows that they leave, as `countedRows` returns them. */
export async function arrivalMixture(url: string, count: number, options: RequestOptions): Promise<Mixture> {
  const { headers } = await ask(url, { ...options, path: "/about" });
  const each = kinds(headers.etag ?? "no ETag");
  // A step that has no divisor in common with the number of kinds, so that neighbours differ in kind.
  const asked = Array.from({ length: count }, (_, index) => each[(index * 11) % each.length] as Expected);
  const counts: Mixture["counts"] = {};
  for (const { counted } of asked) {
    if (!counted) continue;
    const row = rowName({ ...UNKNOWN_SOURCE, ...counted });
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return { asked, counts };
}

const rowName = (row: Record<string, unknown>) => SOURCE_FIELDS.map((field) => row[field]).join(" ");

/** The numbers in the table `arrivals`, of all days: it may be midnight. */
export function countedRows(rows: Record<string, unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[rowName(row)] = (counts[rowName(row)] ?? 0) + Number(row.count);
  return counts;
}

/** Sends requests, several at a time, and returns those that got another status than the expected one. */
export async function sendAll(
  url: string,
  asked: readonly Expected[],
  optionsOf: (index: number) => RequestOptions,
): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const sender = async () => {
    for (let index = next++; index < asked.length; index = next++) {
      const { path, headers, method = "GET", status } = asked[index] as Expected;
      const identified = { ...headers, "x-forwarded-for": PERSONAL.address };
      const answer: Answer = await ask(url, { ...optionsOf(index), path, method, headers: identified });
      if (answer.status !== status) wrong.push(`${path}: ${answer.status} instead of ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return wrong;
}
