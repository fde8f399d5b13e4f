import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { postForm } from "../support/attacked-site.ts";
import { requireNginx, startInboxNginx } from "../support/nginx.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const folder = mkdtempSync(join(tmpdir(), "inbox-nginx-"));
const place = { dataDir: join(folder, "data") };
let settings: Record<string, string>;
let app: RunningServer;
let oauth2Proxy: Server;
type Proxy = Awaited<ReturnType<typeof startInboxNginx>>;
const proxies = {} as { password: Proxy; oauth2: Proxy };

const GROUPS: Record<string, string> = {
  "anna@example.com": "staff,sales",
  "hannah@example.com": "careers",
  "nobody@example.com": "engineering",
};

/**
 * Answers as oauth2-proxy does: /oauth2/auth says whether a request has a session, and whose; /oauth2/sign_in is the
 * page that asks users to sign in. The session's cookie contains the email address.
 */
async function startOauth2Proxy(): Promise<Server> {
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
  settings = {
    DATA_DIR: place.dataDir,
    INBOX_ADDRESS: `127.0.0.1:${inbox}`,
    INBOX_TRUST_PROXY: "127.0.0.1",
    PORT: String(await freePort()),
  };
  app = await startServer(settings);
  oauth2Proxy = await startOauth2Proxy();
  const start = async (name: string, oauth2Port?: number) => {
    mkdirSync(join(folder, name));
    const ports = { https: await freePort(), inbox, ...(oauth2Port && { oauth2Proxy: oauth2Port }) };
    return startInboxNginx(join(folder, name), ports);
  };
  proxies.password = await start("password");
  proxies.oauth2 = await start("oauth2", (oauth2Proxy.address() as AddressInfo).port);
});

afterAll(async () => {
  await proxies.password.stop();
  await proxies.oauth2.stop();
  await app.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = {
  user?: string;
  password?: string;
  /** The IP address of the browser. */
  from?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
};

function ask(
  kind: keyof typeof proxies,
  path: string,
  { user, password, from = "127.0.0.1", headers = {}, form }: Asked = {},
) {
  const { url, certificate } = proxies[kind];
  const posted = { origin: url, "content-type": "application/x-www-form-urlencoded" };
  const basic = Buffer.from(`${user}:${password ?? `password of ${user}`}`).toString("base64");
  const signIn: Record<string, string> =
    kind === "password"
      ? { authorization: `Basic ${basic}` }
      : { cookie: `_oauth2_proxy=${user}@example.com` };
  return new Promise<{ status: number; body: string; hsts: unknown }>((resolve, reject) => {
    const options = {
      ca: certificate,
      localAddress: from,
      method: form ? "POST" : "GET",
      headers: { ...(user && signIn), ...(form && posted), ...headers },
    };
    request(url + path, options, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        body: await text(answer),
        hsts: answer.headers["strict-transport-security"],
      }),
    )
      .on("error", reject)
      .end(form && new URLSearchParams(form).toString());
  });
}

async function sendContact(message: string) {
  const { headers } = await postForm(app, "contact", { message });
  return headers.location?.split("/").at(-1) ?? "";
}

async function openForm(kind: keyof typeof proxies, reference: string) {
  const { body } = await ask(kind, `/messages/${reference}`, { user: "anna" });
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? "";
  return { token: value("token"), version: value("version"), owner: "anna" };
}

const forged = { "x-forwarded-user": "anna", "x-forwarded-groups": "sales,careers" };

describe.each(["password", "oauth2"] as const)("nginx with the shipped configuration for %s", (kind) => {
  test("passes the user and the groups on, and replaces headers that the browser forges", async () => {
    const reference = await sendContact(`through nginx with ${kind}`);
    const { body } = await ask(kind, "/", { user: "anna" });
    expect(body).toContain(reference);
    expect(body).toContain(kind === "password" ? "anna" : "anna@example.com");
    const other = await ask(kind, "/", { user: "hannah", headers: forged });
    expect(other.body).toContain("hannah");
    expect(other.body).not.toContain(reference);
    expect((await ask(kind, "/", { user: "nobody", headers: forged })).status).toBe(403);
  });

  test("accepts a form, and refuses it from another origin", async () => {
    const reference = await sendContact(`a form with ${kind}`);
    const form = { ...(await openForm(kind, reference)), status: "answered" };
    const path = `/messages/${reference}`;
    const evil = { origin: "https://evil.example" };
    expect((await ask(kind, path, { user: "anna", form, headers: evil })).status).toBe(403);
    expect((await ask(kind, path, { user: "anna", form })).status).toBe(303);
    expect(await inboxJson(["show", reference], { place })).toMatchObject({
      progress: "answered",
      owner: "anna",
    });
  });

  test("asks browsers to use HTTPS, also in answers of its own", async () => {
    for (const answer of [await ask(kind, "/", { user: "anna" }), await ask(kind, "/")])
      expect(answer.hsts).toBe("max-age=31536000");
  });

  test("refuses a flood from one address, and no log has a user's name or what was searched for", async () => {
    const from = "127.7.0.2";
    const flood = Array.from({ length: 120 }, () =>
      ask(kind, "/?words=Mabel+Applicant", { user: "mabel", password: "guessed", from }),
    );
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
    expect((await ask(kind, "/", { user: "anna" })).status).toBe(200);
    const logs = join(folder, kind, "logs");
    for (const name of readdirSync(logs))
      expect(readFileSync(join(logs, name), "utf8")).not.toMatch(/mabel/i);
  });
});

test("without the right password, nothing is shown", async () => {
  for (const headers of [{}, forged]) expect((await ask("password", "/", { headers })).status).toBe(401);
  expect((await ask("password", "/", { user: "anna", password: "guessed" })).status).toBe(401);
});

test("without a session, users get oauth2-proxy's sign-in page, and return to where they wanted to go", async () => {
  const path = `/messages/${await sendContact("not for everybody")}?status=new`;
  const unknown = { ...forged, cookie: "_oauth2_proxy=unknown@example.com" };
  const claimed = { "x-auth-request-email": "anna@example.com", "x-auth-request-groups": "sales" };
  for (const headers of [{}, forged, unknown, claimed])
    expect((await ask("oauth2", path, { headers })).body).toBe(`Sign in to see ${path}`);
  expect((await ask("oauth2", path, { form: { status: "won" } })).body).toContain("Sign in");
  expect((await ask("oauth2", "/oauth2/auth", { user: "anna" })).status).toBe(404);
});

test("if oauth2-proxy is down, nothing is shown", async () => {
  const reference = await sendContact("while it is down");
  oauth2Proxy.closeAllConnections();
  oauth2Proxy.close();
  await once(oauth2Proxy, "close");
  const { status, body } = await ask("oauth2", `/messages/${reference}`, { user: "anna" });
  expect(status).toBe(500);
  expect(body).not.toContain(reference);
});

test("after kill -9, every change that was confirmed is there, and none is half done", async () => {
  const references: string[] = [];
  for (let number = 0; number < 8; number += 1) references.push(await sendContact(`kill ${number}`));
  const forms = await Promise.all(references.map((reference) => openForm("password", reference)));
  const confirmed = new Set<string>();
  const sending = references.map(async (reference, index) => {
    const form = { ...(forms[index] as Record<string, string>), status: "won", note: `note ${index}` };
    const { status } = await ask("password", `/messages/${reference}`, { user: "anna", form });
    if (status !== 303) return;
    confirmed.add(reference);
    if (confirmed.size === 3) await app.kill();
  });
  await Promise.allSettled(sending);
  app = await startServer(settings);
  for (const reference of references) {
    const message = await inboxJson<Message>(["show", reference], { place });
    const actions = message.events.map(({ action }) => action);
    const isChanged = message.progress === "done";
    expect(actions).toEqual(isChanged ? ["progress", "owner", "note"] : []);
    expect(message).toMatchObject({ owner: isChanged ? "anna" : "", version: isChanged ? 1 : 0 });
    if (confirmed.has(reference)) expect(isChanged).toBe(true);
  }
  expect(confirmed.size).toBeGreaterThanOrEqual(3);
});
