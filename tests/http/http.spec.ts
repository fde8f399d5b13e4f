import { type APIRequestContext, expect, test } from "@playwright/test";
import { fetchPage } from "../support/spec-page.ts";

const redirects: [string, string][] = [
  ["/about.html", "/about"],
  ["/contact.html?plan=basic", "/contact/basic"],
  ["/about/index.html", "/about"],
  ["/service-01.html", "/services"],
  ["/portfolio-detail.html", "/our-portfolio"],
  ["/team-detail.html", "/about"],
  ["/blog-details.html", "/blogs"],
  ["/blog-details", "/blogs"],
  ["/blog-single.html", "/blogs"],
  ["/blog-single", "/blogs"],
  ["/blog-grid-2.html", "/blogs"],
  ["/blog", "/blogs"],
  ["/service-detail.html", "/services"],
  ["/service-details.html", "/services"],
  ["/service-details", "/services"],
  ["/service-01", "/services"],
  ["/services-2.html", "/services"],
  ["/portfolio-details", "/our-portfolio"],
  ["/project-single.html", "/our-portfolio"],
  ["/team-details", "/about"],
  ["/about-us.html", "/about"],
  ["/case-study-details.html", "/case-studies"],
  ["/pricing.html", "/how-we-work"],
  ["/Contact-Us.html?plan=basic", "/contact/basic"],
  ["/career-detail.html", "/career"],
  ["/industry-details", "/industries"],
  ["/index.html", "/"],
  ["/FAQ.HTML", "/faq"],
  ["/about.html/", "/about"],
];
for (const [from, to] of redirects) {
  test(`${from} redirects permanently to ${to} in one step`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
    expect((await request.get(to)).status()).toBe(200);
  });
}

for (const [path, canonical] of [
  ["/home", "/"],
  ["/contact/basic", "/contact"],
  ["/service/custom-software-development", "/services/custom-software-development"],
  ["/industry/oil-and-gas", "/industries/oil-and-gas"],
  ["/service/cloud", "/services/cloud"],
  ["/service/artificial-intelligence", "/services/artificial-intelligence"],
  ["/services", "/services"],
]) {
  test(`${path} has the canonical address ${canonical}`, async ({ request }) => {
    const { $ } = await fetchPage(request, path ?? "");
    expect($('link[rel="canonical"]').attr("href")).toBe(`http://localhost:3000${canonical}`);
  });
}

const encodings = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

/** The address of the first picture on the home page. */
async function picture(request: APIRequestContext) {
  const html = await (await request.get("/")).text();
  return /(\/images\/[^" ]+\.jpg)/.exec(html)?.[1] ?? "";
}

test("pages are compressed, and an unchanged page gets a 304", async ({ request }) => {
  const first = await request.get("/", encodings("gzip, br"));
  const { etag = "", ...headers } = first.headers();
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toContain("must-revalidate");
  expect(headers.vary).toContain("Accept-Encoding");
  const known = { "accept-encoding": "gzip, br", "if-none-match": etag };
  const again = await request.get("/", { headers: known });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  const gzip = await request.get("/", encodings("gzip"));
  expect(gzip.headers()["content-encoding"]).toBe("gzip");
  expect(gzip.headers().etag).not.toBe(etag);
  const plain = await request.get("/", encodings("identity"));
  expect(await gzip.text()).toBe(await plain.text());
});

test("hashed assets are cached as immutable", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const asset = /"(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
  for (const path of [asset, await picture(request)])
    expect((await request.get(path)).headers()["cache-control"], path).toContain("immutable");
});

test("range requests return part of a file", async ({ request }) => {
  const image = await picture(request);
  const whole = await (await request.get(image)).body();
  const ask = (range: string, headers = {}) => request.get(image, { headers: { range, ...headers } });
  const part = await ask("bytes=10-19");
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 10-19/${whole.length}`);
  expect((await part.body()).equals(whole.subarray(10, 20))).toBe(true);
  expect((await ask(`bytes=${whole.length}-`)).status()).toBe(416);
  expect((await (await ask("bytes=9-3")).body()).equals(whole)).toBe(true);
  expect((await ask("bytes=0-9", { "if-range": '"an older version"' })).status()).toBe(200);
});
