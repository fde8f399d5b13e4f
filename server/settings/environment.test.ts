import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BadEnvironment, parseEnvironment, settings } from "./environment.ts";

describe("the environment", () => {
  it("is valid if nothing is set", () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: "data",
      TRUST_PROXY: [],
    });
  });

  it("treats an empty value as not set", () => {
    expect(parseEnvironment({ PORT: "", PUBLIC_URL: "" }).PORT).toBe(3000);
  });

  it("uses PORT in the default PUBLIC_URL", () => {
    expect(parseEnvironment({ PORT: "4100" }).PUBLIC_URL).toBe("http://localhost:4100");
  });

  it.each([
    ["127.0.0.1:9464", { host: "127.0.0.1", port: 9464 }],
    ["[::1]:9464", { host: "::1", port: 9464 }],
    ["localhost:0", { host: "localhost", port: 0 }],
  ])("accepts the metrics address %s", (given, taken) => {
    expect(parseEnvironment({ METRICS_ADDRESS: given }).METRICS_ADDRESS).toEqual(taken);
  });

  it("accepts an inbox address of other machines only with the proxy that signs staff in", () => {
    for (const address of ["127.0.0.1:3001", "[::1]:3001", "localhost:3001"])
      expect(parseEnvironment({ INBOX_ADDRESS: address }).INBOX_ADDRESS?.port).toBe(3001);
    for (const address of ["0.0.0.0:3001", "[::]:3001", "10.0.0.5:3001"]) {
      expect(() => parseEnvironment({ INBOX_ADDRESS: address })).toThrow("INBOX_TRUST_PROXY is needed");
      parseEnvironment({ INBOX_ADDRESS: address, INBOX_TRUST_PROXY: "10.0.0.4" });
    }
  });

  it("removes a trailing slash from PUBLIC_URL", () => {
    expect(parseEnvironment({ PUBLIC_URL: "https://www.example.com/" }).PUBLIC_URL).toBe(
      "https://www.example.com",
    );
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
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://example.com/shop"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "the proxy"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_ADDRESS", "9464"],
    ["INBOX_ADDRESS", "3001"],
    ["INBOX_USER_HEADER", "X User"],
    ["METRICS_ADDRESS", "127.0.0.1:70000"],
    ["METRICS_ADDRESS", "::1:9464"],
    ["RETENTION_DAYS", "-1"],
    ["DATABASE_URL", "mysql://db.example/site"],
    ["WORD_CHECK_TEST_WORD", "Two Words"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "https://mail.example.com"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://user:50%off@mail.example.com"],
    ["SMTP_URL", "smtps://mail.example.com/?tls.rejectUnauthorized=false"],
    ["MAIL_FROM", "Aldergate"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["MAIL_FROM", "Aldergate\r\nBcc: x <a@example.com>"],
    ["NOTIFY_SALES", "sales@example.com; more@example.com"],
    ["NOTIFY_CAREERS", ","],
    ["WEBHOOK_URL", "ftp://example.com"],
    ["WEBHOOK_URL", "http://crm.example.com/hook"],
    ["WEBHOOK_URL", "http://10.0.0.5/hook"],
    ["WEBHOOK_URL", "http://127.0.0.1.example.com/hook"],
    ["WEBHOOK_URL", "https://user@example.com/hook"],
    ["WEBHOOK_URL", "https://:secret@example.com/hook"],
    ["WEBHOOK_SECRET", "whsec_short"],
    ["WEBHOOK_SECRET", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  ])("refuses %s=%s and names the setting", (name, value) => {
    const settings = { ...mail, ...webhook, [name]: value };
    expect(() => parseEnvironment(settings)).toThrow(BadEnvironment);
    expect(() => parseEnvironment(settings)).toThrow(name);
  });

  it.each([
    ["PORT", "abc", "PORT must be a whole number from 1 to 65535."],
    ["PORT", "99999", "PORT must be a whole number from 1 to 65535."],
    ["PORT", "3e3", "PORT must be a whole number from 1 to 65535."],
    ["HOST", "my host", "HOST must be an IP address or a host name."],
    ["RATE_LIMIT", "yes", "RATE_LIMIT must be one of on, off."],
  ])("explains the problem with %s=%s in one sentence", (name, value, sentence) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new BadEnvironment(sentence));
  });

  it("names every invalid setting", () => {
    expect(() => parseEnvironment({ PORT: "abc", RATE_LIMIT: "yes" })).toThrow(
      new BadEnvironment("PORT must be a whole number from 1 to 65535.\nRATE_LIMIT must be one of on, off."),
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

  it.each(["http://127.0.0.1:8080/hook", "http://localhost/hook", "http://[::1]:8080/hook"])(
    "accepts the webhook %s, which is on this machine, without TLS",
    (url) => {
      expect(parseEnvironment({ ...webhook, WEBHOOK_URL: url }).WEBHOOK_URL).toBe(url);
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
    expect(parseEnvironment({ ...mail, MAIL_FROM: "mail@example.com" }).MAIL_FROM).toEqual({
      name: "",
      address: "mail@example.com",
    });
  });

  it.each([
    ...Object.keys(mail).map((name) => [name, mail] as const),
    ...Object.keys(webhook).map((name) => [name, webhook] as const),
  ])("refuses mail or webhook settings without %s, and names it", (name, settings) => {
    expect(() => parseEnvironment({ ...settings, [name]: "" })).toThrow(BadEnvironment);
    expect(() => parseEnvironment({ ...settings, [name]: "" })).toThrow(`${name} is needed`);
  });

  it("does not print a secret in an error message", () => {
    expect(() => parseEnvironment({ SMTP_URL: "smtp://jo:hunter2@" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
    );
  });

  it("reads TRUST_PROXY as a comma-separated list of IP addresses and ranges", () => {
    expect(parseEnvironment({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1" }).TRUST_PROXY).toEqual([
      "127.0.0.1",
      "10.0.0.0/8",
      "::1",
    ]);
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
});
