import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { startServer } from "../../tests/support/running-server.ts";
import { multipart, post } from "../../tests/support/senders.ts";

const folder = mkdtempSync(join(tmpdir(), "start-messages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script in a folder that has no build, only a `.env` file with the given text. */
function start(script: string, setting: string, environment: Record<string, string> = {}) {
  writeFileSync(join(folder, ".env"), `${setting}\n`);
  const { PORT: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [resolve(script)], {
    cwd: folder,
    encoding: "utf8",
    env: { ...env, ...environment },
  });
  return { status, stderr };
}

test.each(["server/start.ts", "server/dev.ts"])("%s reads .env and names an invalid setting", (script) => {
  expect(start(script, "PORT=abc")).toEqual({
    status: 1,
    stderr:
      "Some settings are invalid. Fix them in the environment or in .env:\nPORT must be a whole number from 1 to 65535.\n",
  });
});

test("a server whose port is in use says so", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, ["server/start.ts"], {
    encoding: "utf8",
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data") },
  });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain("The server can't listen on HOST and PORT");
  expect(stderr).toContain(`address already in use 127.0.0.1:${port}`);
});

test("two servers share INBOX_ADDRESS, so that one can restart", async () => {
  const INBOX_ADDRESS = `127.0.0.1:${await freePort()}`;
  const [first] = await Promise.all(
    ["one", "two"].map(async (name) => {
      const server = await startServer({ INBOX_ADDRESS, DATA_DIR: join(folder, name) });
      onTestFinished(() => server.kill());
      return server;
    }),
  );
  await first?.stop();
  for (let request = 0; request < 5; request += 1)
    expect((await fetch(`http://${INBOX_ADDRESS}/`)).status).toBe(200);
});

test("an INBOX_ADDRESS that another program uses is refused", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const settings = { INBOX_ADDRESS: `127.0.0.1:${port}`, DATA_DIR: join(folder, "data") };
  await expect(startServer(settings)).rejects.toThrow("The server can't listen on INBOX_ADDRESS");
});

test("misspelt settings are reported, with the setting that was probably meant", async () => {
  const settings = "SMTP_ULR=x\nSMTP_PASSWORD=x\nDATABASEURL=x\nTRUST_PROXIES=x";
  const { stderr } = start("server/start.ts", settings, { PUBLIC_ULR: "x", HOMT: "x" });
  const warnings = stderr.matchAll(/^WARNING: (.+) is not a setting and is ignored\. (.+)$/gm);
  expect(Object.fromEntries(Array.from(warnings, ([, name, hint]) => [name, hint]))).toEqual({
    DATABASEURL: "Did you mean DATABASE_URL?",
    TRUST_PROXIES: "Did you mean TRUST_PROXY?",
    SMTP_ULR: "Did you mean SMTP_URL?",
    PUBLIC_ULR: "Did you mean PUBLIC_URL?",
  });
});

test("the server uses the PUBLIC_URL that the pages were built for, and refuses another one", async () => {
  const site = join(folder, "site");
  cpSync("build", join(site, "build"), { recursive: true, dereference: true });
  for (const part of ["app", "node_modules"]) symlinkSync(resolve(part), join(site, part));
  writeFileSync(join(site, "build/public-url"), "https://www.example.com");
  const settings = { RATE_LIMIT: "on", WORD_CHECK_TEST_WORD: "", DATA_DIR: join(folder, "public-url") };
  const started = (PUBLIC_URL: string) =>
    startServer({ ...settings, PUBLIC_URL }, resolve("server/start.ts"), { folder: site });
  const server = await started("");
  onTestFinished(() => server.kill());
  expect(server.output()).toContain("The site is served at https://www.example.com\n");
  expect(server.output()).toContain(`The server listens on 127.0.0.1, port ${new URL(server.url).port}\n`);
  const form = multipart({ name: "", email: "", phone: "", requirements: "" });
  const send = (origin: string) => post(`${server.url}/messages/inquiry`, form, { headers: { origin } });
  expect((await send("https://www.example.com")).status).toBe(422);
  for (const origin of ["https://other.example", "http://www.example.com"])
    expect((await send(origin)).status).toBe(403);
  const { headers } = await fetch(`${server.url}/word-check/contact.png`);
  expect(headers.getSetCookie()[0]).toContain("Secure");
  await expect(started("https://other.example")).rejects.toThrow("built for https://www.example.com");
});

test.each(["start", "serve"])("SIGTERM to `npm run %s` stops the server", async (script) => {
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  // npm runs a script as `sh -c SCRIPT` and passes the signal on to that shell.
  const shell = spawn("sh", ["-c", scripts[script] ?? ""], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, script), PUBLIC_URL: "" },
    stdio: "ignore",
  });
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await eventually(isServed);
  shell.kill("SIGTERM");
  await once(shell, "exit");
  expect(await isServed()).toBe(false);
});

test("a server without a build says how to build the site", () => {
  expect(start("server/start.ts", "LOG_LEVEL=error")).toEqual({
    status: 1,
    stderr: "The site has not been built. Run `npm run build`, or `npm start`, which builds when needed.\n",
  });
});

test("a server that other machines can reach warns of a missing proxy, and prints no secrets", async () => {
  const server = await startServer({
    HOST: "0.0.0.0",
    RATE_LIMIT: "on",
    WORD_CHECK_TEST_WORD: "",
    LOG_LEVEL: "warn",
    DATA_DIR: join(folder, "data"),
    WEBHOOK_URL: "https://hooks.example/team?token=hidden",
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
  });
  onTestFinished(() => server.kill());
  for (const path of ["/about", "/search"])
    await (await fetch(server.url + path, { headers: { "x-forwarded-for": "198.51.100.7" } })).text();
  await server.stop();
  expect(server.output()).toContain("must not face the internet without a reverse proxy");
  expect(server.output().match(/set TRUST_PROXY/g)).toHaveLength(1);
  expect(server.output()).toContain("sends messages to hooks.example.");
  expect(server.output()).not.toContain("hidden");
});
