import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { mailSettings } from "../../tests/support/mail-settings.ts";

const FAILURE = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  author: "ann@company.example",
  reason: "The build failed: content/pages/about.yaml: title is missing",
};

/** Runs the program as systemd does after a failed release, and returns the emails that it has sent. */
async function report(environment: Record<string, string>) {
  const mails = await startMailServer();
  const base = makeDataDir();
  mkdirSync(join(base, "releases/1"), { recursive: true });
  symlinkSync(resolve("app"), join(base, "releases/1/app"));
  if (environment.MONITOR_SERVICE_RESULT !== "signal")
    writeFileSync(join(base, "failure.json"), JSON.stringify(FAILURE));
  const child = spawn(process.execPath, [resolve("server/operations/report-failed-release.ts")], {
    cwd: join(base, "releases/1"),
    env: {
      ...mailSettings(mails.url),
      PUBLIC_URL: "https://www.company.example",
      NOTIFY_OPERATORS: "operators@company.example",
      ...environment,
    },
    stdio: "inherit",
  });
  expect(await once(child, "exit")).toEqual([0, null]);
  return mails.received;
}

test("the operators and the author of the change learn why a release has failed, even if a setting is wrong", async () => {
  const [mail] = await report({ PORT: "wrong", MONITOR_SERVICE_RESULT: "exit-code" });
  expect(mail?.recipients).toEqual(["operators@company.example", "ann@company.example"]);
  expect(mail?.subject).toBe("www.company.example was not updated");
  expect(mail?.text).toContain("The change 01234567 by ann@company.example is not online");
  expect(mail?.text).toContain("title is missing");
});

test("only the operators learn that a release was killed", async () => {
  const [mail] = await report({ MONITOR_SERVICE_RESULT: "signal" });
  expect(mail?.recipients).toEqual(["operators@company.example"]);
  expect(mail?.text).toContain("stopped before it had finished");
});

test("without mail settings, nothing is sent", async () => {
  expect(await report({ SMTP_URL: "" })).toEqual([]);
});
