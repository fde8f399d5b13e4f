import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DATABASES } from "../intake/testing/test-databases.ts";
import { makeDataDir } from "../intake/testing/test-intake.ts";
import { openFilledStore } from "./testing/filled-store.ts";
import { inboxJson, runInbox, spawnInbox } from "./testing/run-command.ts";

const COMMANDS = [
  ...["list", "show", "update", "files", "export", "report", "deliveries", "retry", "spam", "not-spam"],
  ...["erase", "audit", "backup", "restore"],
];

test("the help names every command, the settings and the exit codes", async () => {
  const { code, stdout } = await runInbox(["--help"], { place: { dataDir: makeDataDir() } });
  expect(code).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}([a-z-]+) (?:\[|<)/gm)].map(([, name]) => name);
  expect(listed).toEqual([...COMMANDS, "help"]);
  for (const setting of ["DATA_DIR", "DATABASE_URL", "WEBHOOK_URL"])
    expect(stdout).toMatch(new RegExp(`^  ${setting} `, "m"));
  for (const exit of [0, 1, 2, 3]) expect(stdout).toMatch(new RegExp(`^  ${exit}  \\S`, "m"));
});

test.each(COMMANDS)("%s has a help text with an example", async (name) => {
  const dataDir = makeDataDir();
  const { code, stdout, stderr } = await runInbox([name, "--help"], { place: { dataDir } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^Usage: ./inbox ${name}\\b`));
  expect(stdout).toMatch(new RegExp(`^Examples:\\n(?:  ./inbox .*\\n)*  ./inbox ${name}\\b`, "m"));
  for (const option of ["--json", "--help"]) expect(stdout).toContain(option);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(["backup FILE", "export --format csv --to FILE"])(
  "./inbox %s exits with 1 if the folder of the file does not exist",
  async (command) => {
    const { place } = await openFilledStore();
    const folder = join(place.dataDir, "missing");
    const args = command.replace("FILE", join(folder, "copy")).split(" ");
    const { code, stderr } = await runInbox(args, { place });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(`There is no folder ${folder}. Create it, or choose another one.`),
    });
    expect(existsSync(folder)).toBe(false);
  },
);

describe("./inbox in its own process", () => {
  test("exits with the exit code of a failed command and prints the reason to standard error", async () => {
    const { code, stdout, stderr } = await spawnInbox(["show"], { place: { dataDir: makeDataDir() } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("missing required argument 'ref'\nSee: ./inbox COMMAND --help");
  });

  test("reads the confirmation from standard input", async () => {
    const { place, add } = await openFilledStore();
    const reference = await add();
    expect((await spawnInbox(["erase", reference], { place, stdin: "no\n" })).code).toBe(1);
    expect((await spawnInbox(["erase", reference], { place, stdin: "yes\n" })).code).toBe(0);
    expect(await inboxJson(["list"], { place })).toEqual([]);
  });
});

describe("exit codes", () => {
  test.each([
    [[]],
    [["show"]],
    [["list", "extra"]],
    [["list", "--sinse", "7d"]],
    [["list", "--kind", "parcel"]],
    [["list", "--until", "2026-02-30"]],
    [["list", "--limit", "0"]],
    [["show", "AG-1"]],
    [["export", "--format", "constructor"]],
    [["erase"]],
    [["files", "--to", "x"]],
    [["list", "--opening", "../etc"]],
  ])("exits with 2 and an explanation for %j", async (args) => {
    const { code, stdout, stderr } = await runInbox(args, { place: { dataDir: makeDataDir() } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trim()).not.toBe("");
  });

  test("exits with 3 if the message does not exist", async () => {
    const { place } = await openFilledStore();
    for (const command of [["show"], ["spam"], ["not-spam"], ["retry"], ["files", "--to", place.dataDir]]) {
      const { code, stdout } = await runInbox([...command, "AG-0000-0000-0000"], { place });
      expect({ command, code, stdout }).toEqual({ command, code: 3, stdout: "" });
    }
  });

  test.each(DATABASES)("exits with 0 and prints valid JSON if the store (%s) is empty", async (database) => {
    const { place } = await openFilledStore(database);
    const empty = {
      list: [],
      audit: [],
      deliveries: { counts: { queued: 0, parked: 0, delivered: 0 }, deliveries: [] },
      "retry --all": { retried: 0 },
    };
    for (const [command, printed] of Object.entries(empty)) {
      expect(await inboxJson(command.split(" "), { place })).toEqual(printed);
      const { code, stdout } = await runInbox(command.split(" "), { place });
      expect({ command, code, blank: stdout.trim() === "" }).toEqual({ command, code: 0, blank: false });
    }
  });

  test("exits with 1 if the database is unreachable, and prints the database's host but not the password", async () => {
    const databaseUrl = "postgres://jo:hunter2@127.0.0.1:1/none";
    for (const command of [["list"], ["retry", "--all"]]) {
      const { code, stdout, stderr } = await runInbox(command, {
        place: { dataDir: makeDataDir(), databaseUrl },
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain("127.0.0.1:1");
      expect(stderr).not.toContain("hunter2");
    }
  });

  test("exits with 1 if DATABASE_URL is not a valid URL, and does not print the password", async () => {
    for (const password of ["hunter#2", "12/hunter", "12?hunter", "12#hunter"]) {
      const place = { dataDir: makeDataDir(), databaseUrl: `postgres://jo:${password}@127.0.0.1/none` };
      const { code, stderr } = await runInbox(["list"], { place });
      expect(code).toBe(1);
      expect(stderr).toContain("DATABASE_URL must be a URL such as");
      expect(stderr).not.toContain("hunter");
    }
  });

  test("exits with 1 if there is no store, and creates none", async () => {
    const dataDir = makeDataDir();
    const { code, stderr } = await runInbox(["list"], { place: { dataDir } });
    expect(code).toBe(1);
    expect(stderr).toContain(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });
});
