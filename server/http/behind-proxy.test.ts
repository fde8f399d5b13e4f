import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
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
let url: string;

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
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await intake.close();
  rmSync(dataDir, { recursive: true });
});

/** A proxy that terminates TLS sends plain HTTP with these headers. */
const PROXY_HEADERS = {
  host: new URL(publicUrl).host,
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": "https",
};

async function postContact(origin: string) {
  const cookie = await wordCookie(url, "contact");
  const fields = {
    name: "Solveig",
    email: `${Math.random()}@example.com`,
    subject: "A ledger",
    message: "Hello",
  };
  return post(`${url}/contact`, multipart({ ...fields, type_the_word: "heron" }), {
    headers: { cookie, origin, ...PROXY_HEADERS },
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

it("sends Secure cookies if PUBLIC_URL starts with https", async () => {
  const response = await fetch(`${url}/word-check/contact.png`);
  expect(response.headers.getSetCookie()[0]).toContain("Secure");
});
