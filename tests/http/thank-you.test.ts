import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { officeFacts } from "../../app/content/derived/office.ts";
import { openIntake } from "../../intake/testing/test-intake.ts";
import { createSiteServer } from "../../server/http/site-server.ts";
import { createReadiness } from "../../server/operations/readiness.ts";
import { readVersion } from "../../server/operations/release.ts";
import { buildFiles } from "../../server/pages/build-files.ts";
import { builtPages } from "../../server/pages/built-pages.ts";
import { loadServerBuild, pageRenderer } from "../../server/pages/page-renderer.ts";

/** Serves the built site with a clock that the test sets. */
async function serveSite() {
  const intake = await openIntake({ office: officeFacts() });
  const build = await loadServerBuild();
  const fail = (error: unknown) => expect.unreachable(String(error));
  const server = createSiteServer({
    ...builtPages(build),
    clientFolder: buildFiles().client,
    intake,
    renderPage: pageRenderer(build, "production", async () => fail("There is no search."), fail),
    notFoundPage: () => "",
    isTrusted: () => false,
    secureCookies: false,
    readiness: createReadiness(intake, { warn: fail }),
    version: readVersion(),
    warn: fail,
    onError: fail,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { clock: intake.clock, url: `http://127.0.0.1:${port}` };
}

test("a thank-you page names the day by which today's message gets a reply, and is true on another day", async () => {
  const { clock, url } = await serveSite();
  const text = async (kind: string, now: string) => {
    clock.now = new Date(now);
    const response = await fetch(`${url}/thank-you/${kind}/AG-7K4M-Q2XD-9PWT`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.text();
  };
  for (const kind of ["contact", "inquiry"]) {
    const first = await text(kind, "2026-12-24T23:30:00Z");
    expect(first).toContain("If you sent it today, Thursday 24 December,");
    expect(first).toContain("by Tuesday 29 December, 17:30");
    const later = await text(kind, "2026-12-30T10:00:00Z");
    expect(later).toContain("If you sent it today, Wednesday 30 December,");
    expect(later).toContain("by Thursday 31 December, 17:30");
  }
  expect(await text("application", "2026-10-23T10:00:00Z")).toContain("by Friday 30 October, 17:30");
});
