import { request as httpRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

import { fetchPage } from "./spec-page.ts";
import { exchange } from "./support/raw-http.ts";

/** Sends a request without decompressing the response or following redirects. */
function raw(
  baseURL: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test.describe("404 and 405 responses", () => {
  for (const path of ["/404", "/contact/nope", "/thank-you/contact/AG-HELLO"]) {
    test(`${path} gets a 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  test("a DELETE to a page gets a 405", async ({ request }) => {
    expect((await request.delete("/about")).status()).toBe(405);
  });
});

test.describe("old and alternative URLs", () => {
  const redirects: [string, string][] = [
    ["/about.html", "/about"],
    ["/contact.html?plan=basic", "/contact/basic"],
    ["/about/index.html", "/about"],
    ["/service-01.html", "/services"],
    ["/portfolio-detail.html", "/our-portfolio"],
    ["/team-detail.html", "/about"],
    ["/blog-details.html", "/blogs"],
    ["/index.html", "/"],
    ["/FAQ.HTML", "/faq"],
    ["/about.html/", "/about"],
  ];
  for (const [from, to] of redirects) {
    test(`${from} redirects permanently to ${to} in one step`, async ({ request, baseURL }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
      expect((await raw(baseURL, to)).status).toBe(200);
    });
  }

  for (const [path, canonical] of [
    ["/home", "/"],
    ["/contact/basic", "/contact"],
    ["/service/custom-software-development", "/services/custom-software-development"],
    ["/industry/oil-and-gas", "/industries/oil-and-gas"],
  ]) {
    test(`${path} has the canonical address ${canonical}`, async ({ request }) => {
      const { $ } = await fetchPage(request, path ?? "");
      expect($('link[rel="canonical"]').attr("href")).toBe(`http://localhost:3000${canonical}`);
    });
  }
});

test.describe("static files", () => {
  test("pages are compressed, and an unchanged page gets a 304", async ({ baseURL }) => {
    const first = await raw(baseURL, "/", { "accept-encoding": "gzip, br" });
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.headers["cache-control"]).toContain("must-revalidate");
    expect(first.headers.vary).toContain("Accept-Encoding");
    const again = await raw(baseURL, "/", {
      "accept-encoding": "gzip, br",
      "if-none-match": String(first.headers.etag),
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const gzip = await raw(baseURL, "/", { "accept-encoding": "gzip" });
    expect(gzip.headers.etag).not.toBe(first.headers.etag);
    const plain = await raw(baseURL, "/");
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  test("hashed assets are cached as immutable", async ({ baseURL }) => {
    const html = (await raw(baseURL, "/")).body.toString();
    const asset = /"(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await raw(baseURL, asset)).headers["cache-control"]).toContain("immutable");
    const image = /(\/images\/[^" ]+\.jpg)/.exec(html)?.[1] ?? "";
    expect((await raw(baseURL, image)).headers["cache-control"]).toContain("immutable");
  });

  test("a HEAD response has the length of the page and no body", async ({ baseURL }) => {
    const { body } = await raw(baseURL, "/about");
    const request = "HEAD /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const [head] = await exchange(baseURL ?? "", request);
    expect(head?.status).toBe(200);
    expect(head?.head).toMatch(new RegExp(`^content-length: ${body.length}$`, "im"));
    expect(head?.body).toBe("");
  });

  test("range requests return part of a file", async ({ baseURL }) => {
    const html = (await raw(baseURL, "/")).body.toString();
    const image = /(\/images\/[^" ]+\.jpg)/.exec(html)?.[1] ?? "";
    const whole = await raw(baseURL, image);
    const part = await raw(baseURL, image, { range: "bytes=10-19" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    expect((await raw(baseURL, image, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
    expect((await raw(baseURL, image, { range: "bytes=9-3" })).body.equals(whole.body)).toBe(true);
    const changed = { range: "bytes=0-9", "if-range": '"an older version"' };
    expect((await raw(baseURL, image, changed)).status).toBe(200);
  });

  test("compressed copies of files have no URLs of their own", async ({ baseURL }) => {
    expect((await raw(baseURL, "/about/index.html.br")).status).toBe(404);
    expect((await raw(baseURL, "/favicon.svg.gz")).status).toBe(404);
  });
});
