/**
 * `npm run publish`: commits changed texts and pictures, and pushes them if the site can be built with them.
 * `npm run publish -- --list` only names what has changed since it was last published.
 */
import { spawnSync } from "node:child_process";

const parts = ["content", "art", "public/images", "app/images"];

const others = git("status", "--porcelain", "--untracked-files=no", ".", ...parts.map((part) => `:!${part}`));
if (others)
  stop(`Files other than texts and pictures have changed. Commit or restore them first:\n${others}`);
if (run("git", "rev-parse", "@{upstream}").failed)
  stop(
    "This folder isn't connected to the company's repository. Ask a developer to set its upstream branch.",
  );
git("add", "--all", ...parts);
if (process.argv.includes("--list")) {
  const listed = ["content", "art/masters", "art/people"];
  const range = ["--cached", "--merge-base", "@{upstream}"];
  const changes = git("diff", "--name-status", "--no-renames", ...range, "--", ...listed);
  console.log(changes ? describe(changes) : stop("Nothing has changed since you last published."));
  process.exit();
}
const names = git("diff", "--cached", "--name-only", "--relative=content").replaceAll("\n", ", ");
if (git("diff", "--cached", "--name-only")) git("commit", "--message", `Edit ${names || "pictures"}`);
if (!git("rev-list", "@{upstream}..HEAD")) stop("Nothing has changed since you last published.");

const pull = run("git", "pull", "--rebase");
if (pull.output.includes("CONFLICT")) {
  const files = git("diff", "--name-only", "--diff-filter=U").replaceAll("\n", ", ");
  git("rebase", "--abort");
  stop(
    `Someone else has published a change of the same lines of ${files}. A developer has to combine it with yours.`,
  );
}
if (pull.failed)
  stop(
    `The company's repository can't be reached. Check your connection, then publish again.\n${pull.output}`,
  );
const build = run(process.execPath, "scripts/build/build.ts");
if (build.failed) stop(build.output);
const push = run("git", "push");
if (push.output.includes("[rejected]")) stop("Someone else has published in this moment. Publish again.");
if (push.failed) stop(push.output);
console.log("Published. Your changes are online after the next release of the site.");

/** Lines of a letter, a tab and a path. */
function describe(changes: string): string {
  const actions: Record<string, string> = { A: "new", M: "changed", D: "deleted" };
  return changes
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([action = "", path = ""]) => `${actions[action]}: ${path.replace(/^content\//, "")}`)
    .join("\n");
}

function run(command: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: "production", LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return { failed: status !== 0, output: (stdout + stderr).trim() };
}

function git(...args: string[]): string {
  const { failed, output } = run("git", ...args);
  return failed ? stop(output) : output;
}

function stop(reason: string): never {
  console.error(`Not published. ${reason}`);
  process.exit(1);
}
