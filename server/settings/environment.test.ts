import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BadEnvironment, parseEnvironment, settings } from "./environment.ts";

it("the environment is valid if nothing is set", () => {
  expect(parseEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    DATA_DIR: "data",
    TRUST_PROXY: [],
  });
});

it("accepts an inbox address of other machines only with the proxy that signs staff in", () => {
  expect(parseEnvironment({ INBOX_ADDRESS: "[::1]:3001" }).INBOX_ADDRESS?.port).toBe(3001);
  for (const address of ["0.0.0.0:3001", "[::]:3001", "10.0.0.5:3001"]) {
    expect(() => parseEnvironment({ INBOX_ADDRESS: address })).toThrow("INBOX_TRUST_PROXY is needed");
    parseEnvironment({ INBOX_ADDRESS: address, INBOX_TRUST_PROXY: "10.0.0.4" });
  }
});

const mail = {
  SMTP_URL: "smtps://user:pass%2Fword@mail.example.com:465",
  MAIL_FROM: '"Aldergate" <mail@example.com>',
  NOTIFY_SALES: "sales@example.com, second@example.com",
  NOTIFY_CAREERS: "careers@example.com",
};
const webhook = {
  WEBHOOK_URL: "https://crm.example.com/hook",
  WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
};

it.each([
  ["PUBLIC_URL", { PORT: "4100", PUBLIC_URL: "" }, "http://localhost:4100"],
  ["PUBLIC_URL", { PUBLIC_URL: "https://www.example.com/" }, "https://www.example.com"],
  ["METRICS_ADDRESS", { METRICS_ADDRESS: "[::1]:9464" }, { host: "::1", port: 9464 }],
  ["TRUST_PROXY", { TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1" }, ["127.0.0.1", "10.0.0.0/8", "::1"]],
  ["WEBHOOK_URL", { ...webhook, WEBHOOK_URL: "http://[::1]:80/hook" }, "http://[::1]:80/hook"],
  ["MAIL_FROM", { ...mail, MAIL_FROM: "a@example.com" }, { name: "", address: "a@example.com" }],
] as const)("reads %s from %o as %o", (name, environment, value) => {
  expect(parseEnvironment(environment)[name]).toEqual(value);
});

it.each([
  ["PUBLIC_URL", "www.example.com"],
  ["PUBLIC_URL", "https://example.com/shop"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["LOG_LEVEL", "loud"],
  ["INBOX_ADDRESS", "3001"],
  ["INBOX_USER_HEADER", "X User"],
  ["METRICS_ADDRESS", "::1:9464"],
  ["RETENTION_DAYS", "-1"],
  ["DATABASE_URL", "mysql://db.example/site"],
  ["WORD_CHECK_TEST_WORD", "Two Words"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMTP_URL", "smtp://user:50%off@mail.example.com"],
  ["SMTP_URL", "smtps://mail.example.com/?tls.rejectUnauthorized=false"],
  ["MAIL_FROM", "a@example.com, b@example.com"],
  ["MAIL_FROM", "Aldergate\r\nBcc: x <a@example.com>"],
  ["NOTIFY_SALES", "sales@example.com; more@example.com"],
  ["WEBHOOK_URL", "http://crm.example.com/hook"],
  ["WEBHOOK_URL", "http://127.0.0.1.example.com/hook"],
  ["WEBHOOK_URL", "https://user@example.com/hook"],
  ["WEBHOOK_SECRET", "whsec_short"],
])("refuses %s=%s and names the setting", (name, value) => {
  const settings = { ...mail, ...webhook, [name]: value };
  expect(() => parseEnvironment(settings)).toThrow(BadEnvironment);
  expect(() => parseEnvironment(settings)).toThrow(name);
});

it("explains the problem with every invalid setting in one sentence", () => {
  const sentences = [
    "PORT must be a whole number from 1 to 65535.",
    "HOST must be an IP address or a host name.",
    "RATE_LIMIT must be one of on, off.",
  ];
  expect(() => parseEnvironment({ PORT: "65536", HOST: "my host", RATE_LIMIT: "yes" })).toThrow(
    new BadEnvironment(sentences.join("\n")),
  );
});

it.each([{ WORD_CHECK_TEST_WORD: "heron" }, { RATE_LIMIT: "off" }])(
  "accepts %o only if HOST is a loopback address and PUBLIC_URL is not https",
  (setting) => {
    const local = { ...setting, HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000" };
    expect(() => parseEnvironment(local)).not.toThrow();
    expect(() => parseEnvironment({ ...local, HOST: "0.0.0.0" })).toThrow("loopback");
    expect(() => parseEnvironment({ ...local, PUBLIC_URL: "https://www.example.com" })).toThrow("https");
  },
);

it("parses mail and webhook settings", () => {
  expect(parseEnvironment({ ...mail, ...webhook })).toMatchObject({
    SMTP_URL: mail.SMTP_URL,
    MAIL_FROM: { name: "Aldergate", address: "mail@example.com" },
    NOTIFY_SALES: ["sales@example.com", "second@example.com"],
    NOTIFY_CAREERS: ["careers@example.com"],
    ...webhook,
  });
});

it.each([
  ...Object.keys(mail).map((name) => [name, mail] as const),
  ...Object.keys(webhook).map((name) => [name, webhook] as const),
])("refuses mail or webhook settings without %s, and names it", (name, settings) => {
  expect(() => parseEnvironment({ ...settings, [name]: "" })).toThrow(BadEnvironment);
  expect(() => parseEnvironment({ ...settings, [name]: "" })).toThrow(`${name} is needed`);
});

it.each([
  { SMTP_URL: "smtp://jo:hunter2@" },
  { DATABASE_URL: "postgres://jo:12/hunter2@db.example/site" },
  { DATABASE_URL: "postgres://jo:12?hunter2@db.example/site" },
  { DATABASE_URL: "postgres://jo:12#hunter2@db.example/site" },
])("does not print the password in the error message about %o", (setting) => {
  expect(() => parseEnvironment(setting)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
  );
});

it.each([
  "postgres://jo:hunter2@db.example:5432/site?sslmode=verify-full&sslrootcert=/etc/ca.pem",
  "postgresql://jo:p@ss%2Fword@[::1]/site",
  "postgres:///site?host=/var/run/postgresql",
])("accepts the database %s", (url) => {
  expect(parseEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
});

it("the README has a table of all settings with their defaults", () => {
  const readme = readFileSync("README.md", "utf8");
  const rows = Array.from(readme.matchAll(/^\| `([A-Z_]+)` \| (?:`(.+?)`)? *\| .{10,} \|$/gm));
  expect(rows.map(([, name, value = ""]) => [name, value])).toEqual(
    Object.entries(settings.shape).map(([name, field]) => [
      name,
      String(field.safeParse(undefined).data ?? ""),
    ]),
  );
});
