import { execSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { facts } from "../../app/content/facts.ts";
import { SPAM_DAYS } from "../../intake/intake.ts";
import { CHALLENGE_MAX_AGE_SECONDS } from "../../intake/word-check/challenge.ts";
import { parseEnvironment } from "./environment.ts";

const firstNumber = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, "utf8"))?.[1]);

test("the privacy policy promises the periods that the program keeps", () => {
  expect(() => parseEnvironment({ RETENTION_DAYS: "366" })).toThrow("RETENTION_DAYS");
  expect(facts.value.privacy).toMatchObject({
    messagesMonths: (parseEnvironment({}).RETENTION_DAYS * 12) / 365,
    spamDays: SPAM_DAYS,
    cookieMinutes: CHALLENGE_MAX_AGE_SECONDS / 60,
    logDays: firstNumber("deploy/systemd/journald.conf", /MaxRetentionSec=(\d+)day/),
  });
});

test("nginx's logs are deleted in time: today's, and one for each of the days before", () => {
  const rotated = firstNumber("deploy/logrotate/nginx", /^ *rotate (\d+)$/m);
  expect(rotated + 1).toBeLessThanOrEqual(facts.value.privacy.logDays);
});

test("the daily backup deletes a backup before it is too old, even if the next run is a day late", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { backupDays } = facts.value.privacy;
  const ages = [0, 1, backupDays - 4, backupDays - 1.9, backupDays - 1, backupDays, 400];
  for (const days of ages) {
    const file = join(folder, `${days}.sqlite`);
    writeFileSync(file, "");
    const made = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(file, made, made);
  }
  const unit = readFileSync("deploy/systemd/aldergate-backup.service", "utf8");
  // Unlike ExecStartPost, ExecStopPost runs even if the backup has failed.
  const [, command = ""] = /^ExecStopPost=(.*)$/m.exec(unit) ?? [];
  expect(command).toContain("/var/lib/aldergate-backups");
  execSync(command.replace("/var/lib/aldergate-backups", folder));
  expect(readdirSync(folder).sort()).toEqual(["0.sqlite", "1.sqlite", `${backupDays - 4}.sqlite`]);
});

test("the backup unit has no secrets and all the hardening of the server's unit", () => {
  const settings = (unit: string) =>
    Array.from(readFileSync(`deploy/systemd/${unit}`, "utf8").matchAll(/^\w+=.*$/gm), ([line]) => line);
  const backup = settings("aldergate-backup.service");
  expect(backup.filter((line) => line.startsWith("EnvironmentFile="))).toEqual([]);
  const server = settings("aldergate@.service");
  const hardening = server.slice(
    server.indexOf("CapabilityBoundingSet="),
    server.indexOf("MemoryDenyWriteExecute=no"),
  );
  expect(hardening.length).toBeGreaterThan(20);
  const looser = hardening.filter((line) => !backup.includes(line));
  expect(looser).toEqual(["RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX"]);
  expect(backup).toContain("RestrictAddressFamilies=AF_UNIX");
});
