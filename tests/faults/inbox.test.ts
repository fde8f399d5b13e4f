import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
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
let proxy: Awaited<ReturnType<typeof startInboxNginx>>;

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
  proxy = await startInboxNginx(folder, { https: await freePort(), inbox });
});

afterAll(async () => {
  await proxy.stop();
  await app.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = {
  user?: string;
  password?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
};

function ask(path: string, { user, password, headers = {}, form }: Asked) {
  const auth = user ? { auth: `${user}:${password ?? `password of ${user}`}` } : {};
  const posted = { origin: proxy.url, "content-type": "application/x-www-form-urlencoded" };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(
      proxy.url + path,
      {
        ca: proxy.certificate,
        method: form ? "POST" : "GET",
        headers: { ...(form && posted), ...headers },
        ...auth,
      },
      async (answer) => resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
      .on("error", reject)
      .end(form && new URLSearchParams(form).toString());
  });
}

async function sendContact(message: string) {
  const { headers } = await postForm(app, "contact", { message });
  return headers.location?.split("/").at(-1) ?? "";
}

async function openForm(reference: string) {
  const { body } = await ask(`/messages/${reference}`, { user: "anna" });
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? "";
  return { token: value("token"), version: value("version"), owner: "anna" };
}

test("the shipped nginx configuration asks for a password, and passes the user and the groups on", async () => {
  const reference = await sendContact("through nginx");
  expect((await ask("/", {})).status).toBe(401);
  expect((await ask("/", { user: "anna", password: "guessed" })).status).toBe(401);
  expect((await ask("/", { user: "nobody" })).status).toBe(403);
  expect((await ask("/", { user: "anna" })).body).toContain(reference);
  expect((await ask("/", { user: "hannah" })).body).not.toContain(reference);
  expect((await ask("/", { user: "marc" })).body).toContain(reference);
});

test("headers that the browser forges are replaced", async () => {
  const reference = await sendContact("forged headers");
  const headers = { "x-forwarded-user": "marc", "x-forwarded-groups": "sales,careers" };
  const { body } = await ask("/", { user: "hannah", headers });
  expect(body).toContain("hannah");
  expect(body).not.toContain(reference);
  expect((await ask("/", { headers })).status).toBe(401);
});

test("a form is accepted through nginx, and refused from another origin", async () => {
  const reference = await sendContact("a form");
  const form = { ...(await openForm(reference)), progress: "in-work" };
  const path = `/messages/${reference}/follow-up`;
  expect((await ask(path, { user: "anna", form, headers: { origin: "https://evil.example" } })).status).toBe(
    403,
  );
  expect((await ask(path, { user: "anna", form })).status).toBe(303);
  expect(await inboxJson(["show", reference], { place })).toMatchObject({
    progress: "in-work",
    owner: "anna",
  });
});

test("after kill -9, every change that was confirmed is there, and none is half done", async () => {
  const references: string[] = [];
  for (let number = 0; number < 8; number += 1) references.push(await sendContact(`kill ${number}`));
  const forms = await Promise.all(references.map(openForm));
  const confirmed = new Set<string>();
  const sending = references.map(async (reference, index) => {
    const form = { ...(forms[index] as Record<string, string>), progress: "done", note: `note ${index}` };
    const { status } = await ask(`/messages/${reference}/follow-up`, { user: "anna", form });
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
