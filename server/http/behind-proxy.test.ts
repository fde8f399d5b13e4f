import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createIntake, type Intake } from "../../intake/intake.ts";
import { multipart, post, wordCookie } from "../../tests/support/senders.ts";
import { createReadiness } from "../operations/readiness.ts";
import { buildFiles } from "../pages/build-files.ts";
import { loadServerBuild, pageRenderer } from "../pages/page-renderer.ts";
import { siteSearch } from "../pages/site-search.ts";
import { parseEnvironment } from "../settings/environment.ts";
import { intakeOptions } from "../settings/intake-options.ts";
import { proxyTrust } from "./client-address.ts";
import { createSiteServer } from "./site-server.ts";

const publicUrl = "https://www.example.com";
const dataDir = mkdtempSync(join(tmpdir(), "proxy-"));
let intake: Intake;
let site: Server;
let proxy: Server;
let proxyUrl: string;

beforeAll(async () => {
  const environment = parseEnvironment({
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: "127.0.0.1",
    DATA_DIR: dataDir,
  });
  intake = await createIntake({ ...intakeOptions(environment, { log: { error() {} } }), testWord: "heron" });
  const build = await loadServerBuild();
  site = createSiteServer({
    clientFolder: buildFiles().client,
    notFoundPage: () => "",
    hasForm: (path) => path === "/contact",
    intake,
    renderPage: pageRenderer(build, "production", siteSearch(), console.error),
    secureCookies: true,
    isTrusted: proxyTrust(environment.TRUST_PROXY),
    readiness: createReadiness(intake, console),
    onError: console.error,
    warn: console.warn,
    hstsSubdomains: false,
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  proxy = createServer(terminateTls((site.address() as AddressInfo).port)).listen(0, "127.0.0.1");
  await new Promise((resolve) => proxy.once("listening", resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});

afterAll(async () => {
  proxy.close();
  site.close();
  site.closeAllConnections();
  await intake.close();
  rmSync(dataDir, { recursive: true });
});

/** Simulates a proxy that terminates TLS: the site receives plain HTTP with headers that report HTTPS. */
function terminateTls(port: number): Parameters<typeof createServer>[1] {
  return (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: new URL(publicUrl).host,
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
    };
    incoming.pipe(
      request({ port, host: "127.0.0.1", path: incoming.url, method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  };
}

async function postContact(origin: string) {
  const cookie = await wordCookie(proxyUrl, "contact");
  const fields = {
    name: "Solveig",
    email: `${Math.random()}@example.com`,
    subject: "A ledger",
    message: "Hello",
  };
  return post(`${proxyUrl}/contact`, multipart({ ...fields, type_the_word: "heron" }), {
    headers: { cookie, origin },
  });
}

it("accepts a form from our own HTTPS origin", async () => {
  const answer = await postContact(publicUrl);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/^\/thank-you\/contact\/[A-Z]{2}-/);
});

it.each(["https://evil.example", "null", "http://www.example.com"])(
  "refuses a form from the origin %s",
  async (origin) => {
    const answer = await postContact(origin);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("sent from another site");
  },
);

it("sends HSTS and Secure cookies behind a proxy that terminates TLS", async () => {
  const response = await fetch(`${proxyUrl}/word-check/contact.png`);
  expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
  expect(response.headers.getSetCookie()[0]).toContain("Secure");
});
