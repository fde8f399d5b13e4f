import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dates-"));
  cpSync("content/jobs", join(folder, "site/content/jobs"), { recursive: true });
  cpSync("content/posts", join(folder, "site/content/posts"), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const person = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
const git = (args: string[], date = "") => {
  const { status, stderr } = spawnSync("git", [...person, ...args], {
    cwd: join(folder, "site"),
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
  expect(status, stderr).toBe(0);
};
function commit(date: string) {
  git(["add", "."]);
  git(["commit", "-q", "-m", "Change the texts"], `${date}T12:00:00Z`);
}
function change(file: string) {
  writeFileSync(join(folder, "site/content", file), "Changed");
}
async function datesIn(site: string) {
  vi.resetModules();
  vi.stubEnv("CONTENT_DIR", join(folder, site, "content"));
  const { readDates } = await import("./read-dates.ts");
  return readDates("jobs");
}

test("a file has the day of the commit that last changed it", async () => {
  git(["init", "-q"]);
  commit("2026-01-15");
  change("jobs/iso-developer.md");
  commit("2026-02-20");
  change("posts/test-the-restore.md");
  commit("2026-03-25");
  const dates = await datesIn("site");
  expect(dates).toMatchObject({
    "jobs/financial-manager.md": "2026-01-15",
    "jobs/iso-developer.md": "2026-02-20",
  });
  expect(Object.keys(dates).filter((file) => !file.startsWith("jobs/"))).toEqual([]);
});

test("a shallow clone has only the days it knows", async () => {
  git(["init", "-q"]);
  commit("2026-01-15");
  change("posts/test-the-restore.md");
  commit("2026-02-20");
  change("jobs/iso-developer.md");
  commit("2026-03-25");
  git(["clone", "-q", "--depth=2", `file://${join(folder, "site")}`, join(folder, "clone")]);
  expect(await datesIn("clone")).toEqual({ "jobs/iso-developer.md": "2026-03-25" });
});

test("without git, there are no days", async () => {
  expect(await datesIn("site")).toEqual({});
  vi.stubEnv("PATH", "");
  expect(await datesIn("site")).toEqual({});
});
