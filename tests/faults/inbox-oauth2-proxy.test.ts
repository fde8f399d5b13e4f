import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inboxJson } from "../../cli/testing/run-command.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { postForm } from "../support/attacked-site.ts";
import { requireNginx, startInboxNginx } from "../support/nginx.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const folder = mkdtempSync(join(tmpdir(), "inbox-oauth2-proxy-"));
const place = { dataDir: join(folder, "data") };
let app: RunningServer;
let oauth2Proxy: Server;
let nginx: Awaited<ReturnType<typeof startInboxNginx>>;

const GROUPS: Record<string, string> = {
  "anna@example.com": "staff,sales",
  "hannah@example.com": "careers",
  "eve@example.com": "engineering",
};

/**
 * Answers as oauth2-proxy does: /oauth2/auth says whether a request has a session, and whose; /oauth2/sign_in is the
 * page that asks users to sign in. The session's cookie contains the email address.
 */
async function startStandIn(): Promise<Server> {
  const server = createServer(({ url, headers }, response) => {
    const email = /_oauth2_proxy=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
    if (url === "/oauth2/auth") {
      const groups = GROUPS[email];
      const session = { "x-auth-request-email": email, "x-auth-request-groups": groups };
      response.writeHead(groups ? 202 : 401, groups ? session : {}).end();
    } else {
      response.end(`Sign in to see ${headers["x-auth-request-redirect"]}`);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

beforeAll(async () => {
  requireNginx();
  const inbox = await freePort();
  app = await startServer({
    DATA_DIR: place.dataDir,
    INBOX_ADDRESS: `127.0.0.1:${inbox}`,
    INBOX_TRUST_PROXY: "127.0.0.1",
  });
  oauth2Proxy = await startStandIn();
  const { port } = oauth2Proxy.address() as AddressInfo;
  nginx = await startInboxNginx(folder, { https: await freePort(), inbox, oauth2Proxy: port });
});

afterAll(async () => {
  await nginx.stop();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = { user?: string; headers?: IncomingHttpHeaders; form?: Record<string, string> };

function ask(path: string, { user, headers = {}, form }: Asked = {}) {
  const posted = { origin: nginx.url, "content-type": "application/x-www-form-urlencoded" };
  const cookie = user && { cookie: `_oauth2_proxy=${user}@example.com` };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const options = { ca: nginx.certificate, headers: { ...cookie, ...(form && posted), ...headers } };
    request(nginx.url + path, { ...options, method: form ? "POST" : "GET" }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
      .on("error", reject)
      .end(form && new URLSearchParams(form).toString());
  });
}

async function sendContact(message: string) {
  const { headers } = await postForm(app, "contact", { message });
  return headers.location?.split("/").at(-1) ?? "";
}

test("without a session, users get oauth2-proxy's sign-in page, and return to where they wanted to go", async () => {
  const reference = await sendContact("not for everybody");
  const path = `/messages/${reference}?status=new`;
  const forged = { "x-forwarded-user": "anna", "x-forwarded-groups": "sales,careers" };
  const unknown = { ...forged, cookie: "_oauth2_proxy=nobody@example.com" };
  const claimed = { "x-auth-request-email": "anna@example.com", "x-auth-request-groups": "sales" };
  for (const headers of [{}, forged, unknown, claimed])
    expect((await ask(path, { headers })).body).toBe(`Sign in to see ${path}`);
  expect((await ask(path, { form: { progress: "done" } })).body).toContain("Sign in");
  expect((await ask("/oauth2/auth", { user: "anna" })).status).toBe(404);
});

test("with a session, the user's name and groups come from oauth2-proxy", async () => {
  const reference = await sendContact("through oauth2-proxy");
  const { body } = await ask("/", { user: "anna" });
  expect(body).toContain(reference);
  expect(body).toContain("anna@example.com");
  const forged = { "x-forwarded-user": "anna", "x-forwarded-groups": "sales,careers" };
  const hannah = await ask("/", { user: "hannah", headers: forged });
  expect(hannah.body).toContain("hannah@example.com");
  expect(hannah.body).not.toContain(reference);
  expect((await ask("/", { user: "eve", headers: forged })).status).toBe(403);
});

test("a form is accepted, and refused from another origin", async () => {
  const reference = await sendContact("a form");
  const path = `/messages/${reference}`;
  const { body } = await ask(path, { user: "anna" });
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? "";
  const form = { token: value("token"), version: value("version"), progress: "done", owner: "" };
  const evil = { origin: "https://evil.example" };
  expect((await ask(`${path}/follow-up`, { user: "anna", form, headers: evil })).status).toBe(403);
  expect((await ask(`${path}/follow-up`, { user: "anna", form })).status).toBe(303);
  expect(await inboxJson(["show", reference], { place })).toMatchObject({
    progress: "done",
    events: [{ author: "anna@example.com" }],
  });
});

test("if oauth2-proxy is down, nothing is shown", async () => {
  const reference = await sendContact("while it is down");
  oauth2Proxy.closeAllConnections();
  oauth2Proxy.close();
  await once(oauth2Proxy, "close");
  const { status, body } = await ask(`/messages/${reference}`, { user: "anna" });
  expect(status).toBe(500);
  expect(body).not.toContain(reference);
});
