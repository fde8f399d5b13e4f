import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { MAIL_TIMEOUTS, smtpOptions } from "./send-mail.ts";

const options = (url: string) => smtpOptions(url, "www.company.example", MAIL_TIMEOUTS);

test("parses the SMTP URL and decodes percent-encoding", () => {
  const transport = (url: string) => createTransport(options(url)).transporter;
  const auth = { user: "jo@company.example", pass: "p:ss/" };
  expect(transport("smtps://jo%40company.example:p%3Ass%2F@mail.example.com")).toMatchObject({
    options: { host: "mail.example.com", secure: true, auth },
  });
  expect(transport("smtp://[::1]:2525")).toMatchObject({
    options: { host: "::1", port: 2525, secure: false },
  });
});

test("a password is only sent to another machine over TLS", () => {
  expect(options("smtp://jo:secret@mail.example.com").requireTLS).toBe(true);
  expect(options("smtp://jo:secret@127.0.0.1").requireTLS).toBe(false);
  expect(options("smtp://mail.example.com").requireTLS).toBe(false);
});
