import { expect, test } from "vitest";
import { MAIL_TIMEOUTS, smtpOptions } from "./smtp-options.ts";

const options = (url: string) => smtpOptions(url, "www.company.example", MAIL_TIMEOUTS);

test("a password is only sent to another machine over TLS", () => {
  expect(options("smtp://jo:secret@mail.example.com").requireTLS).toBe(true);
  expect(options("smtp://jo:secret@127.0.0.1").requireTLS).toBe(false);
  expect(options("smtp://mail.example.com").requireTLS).toBe(false);
});
