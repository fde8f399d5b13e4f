import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { mailSettings } from "../../tests/support/mail-settings.ts";
import { startServer } from "../../tests/support/running-server.ts";
import { multipart, post, wordCookie } from "../../tests/support/senders.ts";
import { blurAddress } from "./log.ts";

const NAME = "Wilhelmina Quartermaine";
const EMAIL = "wilhelmina.q@visitor.example";
const PHONE = "+44 20 7946 0771";
const MESSAGE = "The turbine house floods whenever it rains in Ullapool";
const FILE = "quartermaine-curriculum.pdf";
const ADDRESS = "198.51.100.77";
const PERSONAL = [/wilhelmina/i, /quartermaine/i, /7946/, /turbine/i, /ullapool/i, /floods/i, /198\.51\.100/];

const CONTACT = { name: NAME, email: EMAIL, subject: "Floods", phone: PHONE, message: MESSAGE };
const APPLICATION = { applyfor: "Others", name: NAME, last_name: NAME, email: EMAIL, message: MESSAGE };
const RESUME = { field: "resume", name: FILE, bytes: Buffer.from(MESSAGE) };

it("even at the trace level, the log contains nothing that visitors typed, and at most half of their IP address", async () => {
  const mails = await startMailServer();
  // Like many mail servers, this one quotes the email address that it refuses.
  mails.answer = (stage, address) => (stage === "recipient" ? `550 5.1.1 <${address}> no such user` : null);
  const dataDir = makeDataDir();
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: "trace",
    TRUST_PROXY: "127.0.0.1",
    ...mailSettings(mails.url),
  });
  async function send(path: string, form: "contact" | "application", body: Uint8Array[], type?: string) {
    const cookie = await wordCookie(server.url, form);
    const headers = { cookie, "x-forwarded-for": ADDRESS, ...(type && { "content-type": type }) };
    return (await post(server.url + path, body, { headers })).status;
  }
  const word = { type_the_word: "heron" };
  expect(await send("/messages/contact", "contact", multipart({ ...CONTACT, ...word }))).toBe(201);
  expect(await send("/contact", "contact", multipart({ ...CONTACT, ...word, subject: "Again" }))).toBe(303);
  expect(await send("/messages/contact", "contact", multipart({ ...CONTACT, alder_ring: NAME }))).toBe(201);
  expect(await send("/messages/contact", "contact", multipart(CONTACT))).toBe(422);
  expect(
    await send("/messages/application", "application", multipart({ ...APPLICATION, ...word }, [RESUME])),
  ).toBe(201);
  expect(
    await send("/messages/contact", "contact", [Buffer.from(MESSAGE)], "multipart/form-data; boundary=x"),
  ).toBe(400);
  expect(await send("/messages/contact", "contact", [Buffer.from(MESSAGE)], "application/json")).toBe(415);
  for (const path of [`/search?q=${MESSAGE}`, `/${EMAIL}`, `/career/${FILE}?name=${NAME}`]) {
    await (await fetch(server.url + path, { headers: { "x-forwarded-for": ADDRESS } })).arrayBuffer();
  }

  const database = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`);
  const parked = database.prepare("select count(*) as n from deliveries where state = 'parked'");
  await eventually(() => Number(parked.get()?.n) === 6);
  database.exec("begin immediate");
  expect(await send("/messages/contact", "contact", multipart({ ...CONTACT, ...word, subject: "3" }))).toBe(
    503,
  );
  database.close();
  await server.stop();

  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes("Form processed"))).toHaveLength(8);
  expect(lines.filter((line) => line.includes("A delivery failed for good"))).toHaveLength(6);
  expect(lines.filter((line) => line.includes("The store is not available"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"network":"198.51.0.0/16"'))).toHaveLength(8);
  for (const pattern of PERSONAL) expect(lines.filter((line) => pattern.test(line))).toEqual([]);
});

it("a crash is logged with its location in the code but without its message", () => {
  const script = `
    const { createLog, logCrashes } = await import("./server/operations/log.ts");
    logCrashes(createLog("info"));
    setImmediate(() => JSON.parse(${JSON.stringify(MESSAGE)}));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(status).toBe(1);
  expect(stderr.toString()).toBe("");
  const line = JSON.parse(stdout.toString());
  expect(line).toMatchObject({ level: 60, err: { type: "SyntaxError" } });
  expect(line.err.stack[0]).toMatch(/:4:\d+\)$/);
  expect(stdout.toString()).not.toMatch(/turbin|Unexpected token/);
});

it.each([
  ["the server", 'throw new ServerFault("A page can\'t be read")', "A page can't be read"],
  ["other code", `throw new Error("${MESSAGE}")`, undefined],
  ["JavaScript", "undefined.name", "Cannot read properties of undefined (reading '…')"],
  ["a parser", `JSON.parse("${MESSAGE}")`, undefined],
  [
    "a function that quotes its argument",
    `Buffer.alloc("${MESSAGE}")`,
    expect.not.stringContaining("turbine"),
  ],
  [
    "the database",
    'new (await import("node:sqlite")).DatabaseSync(":memory:").exec("select floods from turbine")',
    undefined,
  ],
])(
  "the log says as much about an error of %s as it can without visitors' text",
  (_what, failure, message) => {
    const script = `
    const { createLog, ServerFault } = await import("./server/operations/log.ts");
    try { ${failure} } catch (error) { createLog("info").error({ err: error }, "A request failed") }`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
    const { err } = JSON.parse(stdout.toString());
    expect(err.message).toEqual(message);
    expect(err.type).toMatch(/(?:Error|Fault)$/);
  },
);

it.each([
  ["198.51.100.7", "198.51.0.0/16"],
  ["2001::1", "2001:0::/32"],
])("the network of %s is logged as %s", (address, network) => {
  expect(blurAddress(address)).toBe(network);
});
