import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
let project: string;

/** A project with the real script and a build that refuses the word "wrong", its remote, and a colleague's clone. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
  project = join(folder, "project");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "remote");
  git(folder, "clone", "--quiet", "remote", "project");
  for (const part of ["content", "art", "public/images", "app/images", "scripts/build"])
    mkdirSync(join(project, part), { recursive: true });
  cpSync("scripts/publish.ts", join(project, "scripts/publish.ts"));
  const build = `import { readFileSync } from "node:fs";
if (readFileSync("content/team.yaml", "utf8").includes("wrong")) {
  console.error("content/team.yaml is wrong");
  process.exit(1);
}`;
  write("scripts/build/build.ts", build);
  write("package.json", '{ "type": "module" }');
  for (const part of ["art", "public/images", "app/images"]) write(`${part}/one.txt`, "a picture");
  write("content/team.yaml", "Mara\nHenrik\n");
  write("content/plans.yaml", "Basic\n");
  git(project, "add", "--all");
  git(project, "commit", "--quiet", "--message", "Begin");
  git(project, "push", "--quiet", "--set-upstream", "origin", "main");
  git(folder, "clone", "--quiet", "remote", "colleague");
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(project, file), text);

const identity = { NAME: "Ada", EMAIL: "ada@example.com" };
const env = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
};

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout;
}

function publish(...args: string[]) {
  const options = { cwd: project, env, encoding: "utf8" } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/publish.ts", ...args], options);
  return stdout + stderr;
}

/** What a file in the remote repository contains. */
const remote = (file: string) => git(join(folder, "remote"), "show", `main:${file}`);

function colleagueWrites(file: string, text: string) {
  const clone = join(folder, "colleague");
  writeFileSync(join(clone, file), text);
  git(clone, "commit", "--quiet", "--all", "--message", "Change a text");
  git(clone, "push", "--quiet");
}

test("texts and pictures are committed and pushed, together with what others have published", () => {
  colleagueWrites("content/plans.yaml", "Advanced\n");
  write("content/team.yaml", "Mara\nJonas\n");
  write("public/images/two.txt", "another picture");
  expect(publish()).toMatch(/^Published\./);
  expect(remote("content/team.yaml")).toBe("Mara\nJonas\n");
  expect(remote("public/images/two.txt")).toBe("another picture");
  expect(remote("content/plans.yaml")).toBe("Advanced\n");
  expect(git(project, "log", "-1", "--format=%s")).toBe("Edit team.yaml\n");
  expect(publish()).toContain("Not published. Nothing has changed since you last published.");
});

test("everything that has changed since it was last published can be listed first", () => {
  write("content/team.yaml", "wrong\n");
  publish();
  write("content/faq.yaml", "Why?\n");
  rmSync(join(project, "content/plans.yaml"));
  expect(publish("--list")).toBe("new: faq.yaml\ndeleted: plans.yaml\nchanged: team.yaml\n");
  expect(remote("content/team.yaml")).toBe("Mara\nHenrik\n");
});

test("nothing is published that the build refuses, and it is published once that is corrected", () => {
  write("content/team.yaml", "wrong\n");
  expect(publish()).toContain("Not published. content/team.yaml is wrong");
  expect(remote("content/team.yaml")).toBe("Mara\nHenrik\n");
  write("content/team.yaml", "Mara\n");
  expect(publish()).toMatch(/^Published\./);
  expect(remote("content/team.yaml")).toBe("Mara\n");
});

test("a change of the same lines by someone else is named, and both are kept", () => {
  colleagueWrites("content/team.yaml", "Mara\nInes\n");
  write("content/team.yaml", "Mara\nJonas\n");
  expect(publish()).toContain(
    "Not published. Someone else has published a change of the same lines of content/team.yaml.",
  );
  expect(remote("content/team.yaml")).toBe("Mara\nInes\n");
  expect(readFileSync(join(project, "content/team.yaml"), "utf8")).toBe("Mara\nJonas\n");
});

test("changed code is named, because the build would check it without publishing it", () => {
  write("content/team.yaml", "Mara\n");
  write("package.json", '{ "type": "module", "private": true }');
  expect(publish()).toMatch(/^Not published\. Files other than texts and pictures have changed\./);
  expect(remote("content/team.yaml")).toBe("Mara\nHenrik\n");
});

test("a missing remote is named", () => {
  git(project, "remote", "remove", "origin");
  write("content/team.yaml", "Mara\n");
  expect(publish()).toContain("Not published. This folder isn't connected to the company's repository.");
  expect(git(project, "status", "--porcelain")).toContain("content/team.yaml");
});

test("a push that the remote refuses is named", () => {
  writeFileSync(join(folder, "remote/hooks/pre-receive"), "#!/bin/sh\necho Closed today >&2\nexit 1\n", {
    mode: 0o755,
  });
  write("content/team.yaml", "Mara\n");
  expect(publish()).toMatch(/^Not published\. .*Closed today/s);
});
