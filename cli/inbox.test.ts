import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeDataDir } from "../intake/testing/test-intake.ts";
import { COMMANDS } from "./commands/commands.ts";
import { openFilledStore } from "./testing/filled-store.ts";
import { runInbox } from "./testing/inbox-process.ts";

describe("help", () => {
  test("names every command, the settings and the exit codes", async () => {
    const { code, stdout } = await runInbox(["--help"], { place: { dataDir: makeDataDir() } });
    expect(code).toBe(0);
    for (const name of COMMANDS.keys()) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, "m"));
    expect(stdout).toContain("DATA_DIR");
    expect(stdout).toMatch(/^ {2}3 {2}\S/m);
  });

  test("of a command names its options, and needs no store", async () => {
    const dataDir = makeDataDir();
    const [asked, other] = await Promise.all([
      runInbox(["export", "--help"], { place: { dataDir } }),
      runInbox(["help", "export"], { place: { dataDir } }),
    ]);
    expect(asked).toMatchObject({ code: 0, stdout: other.stdout });
    for (const option of ["--format", "--to", "--since", "--json"]) expect(asked.stdout).toContain(option);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe("exit codes", () => {
  test.each([
    [[]],
    [["shred"]],
    [["list", "--colour"]],
    [["list", "--kind", "parcel"]],
    [["list", "--since", "yesterday"]],
    [["list", "--limit", "-1"]],
    [["show"]],
    [["show", "AG-1"]],
    [["export"]],
    [["export", "--format", "constructor"]],
    [["retry"]],
    [["erase"]],
    [["retain"]],
  ])("2 and an explanation for %j", async (args) => {
    const { code, stdout, stderr } = await runInbox(args, { place: { dataDir: makeDataDir() } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trim()).not.toBe("");
  });

  test("3 for what is not there", async () => {
    const { place } = await openFilledStore();
    for (const command of [["show"], ["spam"], ["not-spam"], ["retry"], ["files", "--to", place.dataDir]]) {
      const { code, stdout } = await runInbox([...command, "AG-0000-0000-0000"], { place });
      expect({ command, code, stdout }).toEqual({ command, code: 3, stdout: "" });
    }
  });

  test("1 where there is no store, and none is made", async () => {
    const dataDir = makeDataDir();
    const { code, stderr } = await runInbox(["list"], { place: { dataDir } });
    expect(code).toBe(1);
    expect(stderr).toContain(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });
});
