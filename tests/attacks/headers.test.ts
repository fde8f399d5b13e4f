import { expect, test } from "vitest";
import { sharedServer } from "../support/attacked-site.ts";
import { ask, multipart, sendContact } from "../support/senders.ts";

/** Recommended by the OWASP Secure Headers Project. docs/security.md lists our exceptions. */
const REQUIRED: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "x-permitted-cross-domain-policies": /^none$/,
  "x-dns-prefetch-control": /^off$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
};
/** Feed readers and other sites may show these pictures. */
const PUBLIC_PICTURES = ["/favicon.svg", "/apple-touch-icon.png"];
const FORBIDDEN = [
  "server",
  "x-powered-by",
  "x-xss-protection",
  "access-control-allow-origin",
  "x-aspnet-version",
];

const site = sharedServer({ TRUST_PROXY: "127.0.0.1" });

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site.url + path, { headers, method, redirect: "manual" });

const send = (path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    headers,
    redirect: "manual",
    ...(body !== undefined && { body }),
  });

async function thankYouPage() {
  const { body } = await sendContact(site.url, { email: "headers@example.com", message: "Hello" });
  return get(`/thank-you/contact/${(JSON.parse(body) as { reference: string }).reference}`);
}

function formOf(name: string) {
  const form = new FormData();
  form.set("name", name);
  return form;
}
const form = formOf("");

const KINDS: [what: string, status: number, ask: () => Promise<Response>][] = [
  ["a page", 200, () => get("/about")],
  [
    "an unmodified page",
    304,
    async () => get("/about", { "if-none-match": (await get("/about")).headers.get("etag") ?? "" }),
  ],
  ["a HEAD request for a page", 200, () => get("/about", {}, "HEAD")],
  ["a thank-you page", 200, thankYouPage],
  ["a page of search results", 200, () => get("/search?q=cloud")],
  ["a picture", 200, () => get("/favicon.svg")],
  [
    "part of a picture",
    206,
    () => get("/apple-touch-icon.png", { range: "bytes=0-9", "accept-encoding": "identity" }),
  ],
  [
    "a range outside the file",
    416,
    () => get("/apple-touch-icon.png", { range: "bytes=99999999-", "accept-encoding": "identity" }),
  ],
  ["the sitemap", 200, () => get("/sitemap.xml")],
  ["the word as a picture", 200, () => get("/word-check/contact.png")],
  ["the word as a recording", 200, () => get("/word-check/contact.wav")],
  ["the health check", 200, () => get("/healthz")],
  ["an unknown page", 404, () => get("/nope")],
  ["a redirect from an old address", 301, () => get("/about.html")],
  ["a form with mistakes", 422, () => send("/contact", form)],
  ["a form with mistakes, sent with JavaScript", 422, () => send("/messages/contact", form)],
  ["a form from another site", 403, () => send("/contact", form, { origin: "https://evil.example" })],
  ["a form sent as JSON", 415, () => send("/contact", "{}", { "content-type": "application/json" })],
  ["a form that is too large", 413, () => send("/contact", formOf("x".repeat(300_000)))],
  ["a form sent to a page without a form", 405, () => send("/about", form)],
  ["an unknown form", 404, () => send("/messages/nope", form)],
  ["a method that is not allowed", 405, () => get("/about", {}, "DELETE")],
];

test.each(KINDS)("%s (%i) has the required headers and no forbidden ones", async (_what, status, ask) => {
  const response = await ask();
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(REQUIRED))
    expect(response.headers.get(name), name).toMatch(value);
  const isPicture = PUBLIC_PICTURES.includes(new URL(response.url).pathname);
  expect(response.headers.get("cross-origin-resource-policy")).toBe(
    isPicture ? "cross-origin" : "same-origin",
  );
  for (const name of FORBIDDEN) expect(response.headers.get(name), name).toBeNull();
  expect(response.headers.get("strict-transport-security")).toBeNull();
  const type = response.headers.get("content-type");
  if (status === 200) expect(type).toBeTruthy();
  if (type?.startsWith("text/html")) expectStrictPolicy(response.headers.get("content-security-policy"));
});

function expectStrictPolicy(policy: string | null) {
  const directives = new Map(
    policy?.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
  expect(directives.get("default-src")).toBe("'none'");
  for (const name of ["base-uri", "frame-ancestors"]) expect(directives.get(name)).toBe("'none'");
  for (const name of ["script-src", "style-src", "form-action", "connect-src", "font-src", "media-src"]) {
    expect(directives.get(name)).toBe("'self'");
  }
  const others = policy?.match(/https?:[^ ;]*/g) ?? [];
  expect(others).toEqual([directives.get("frame-src")]);
}

test("responses for a single visitor are never cached", async () => {
  const own = [
    await thankYouPage(),
    await get("/word-check/contact.png"),
    await send("/contact", form),
    await send("/messages/contact", form),
  ];
  for (const { headers } of own) expect(headers.get("cache-control")).toBe("no-store");
});

test("HSTS is sent only if X-Forwarded-Proto is exactly https", async () => {
  const { headers } = await get("/about", { "x-forwarded-proto": "https" });
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000$/);
  for (const protocol of ["http", "http, https", "https, http", "HTTPS"]) {
    const answer = await get("/about", { "x-forwarded-proto": protocol });
    expect(answer.headers.has("strict-transport-security"), protocol).toBe(false);
  }
});

test("HSTS is not sent if an address that is not in TRUST_PROXY reports TLS", async () => {
  const untrusted = { localAddress: "127.0.0.2", headers: { "x-forwarded-proto": "https" } };
  const { headers } = await ask(`${site.url}/about`, untrusted);
  expect(headers["strict-transport-security"]).toBeUndefined();
});

test("cookies are HttpOnly and SameSite", async () => {
  const [cookie = ""] = (await get("/word-check/contact.png")).headers.getSetCookie();
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="])
    expect(cookie).toContain(attribute);
});

test("responses to malformed requests contain no stack trace", async () => {
  const answers = await Promise.all([
    send("/contact", Buffer.concat(multipart({ name: "x" })), {
      "content-type": "multipart/form-data; boundary=nope",
    }),
    get("/thank-you/contact/%zz"),
    get("/search?q=%00"),
  ]);
  for (const answer of answers) expect(await answer.text()).not.toMatch(/node_modules|\.ts:\d|at async/);
});
