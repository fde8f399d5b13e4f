import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "./machine.ts";

/** The company's repository, with the working tree of these tests as its branch main. */
export function companyRepository(url: string) {
  const clone = mkdtempSync(join(tmpdir(), "company-"));
  const git = (...args: string[]) => program("git", "-C", clone, ...args);
  program("git", "clone", "--quiet", "--shared", "--no-checkout", ".", clone);
  git("remote", "set-url", "origin", url);
  git("config", "user.name", "Ann");
  git("config", "user.email", "ann@company.example");
  git("checkout", "--quiet", "-B", "main", "HEAD");
  const files = program("git", "ls-files", "--cached", "--others", "--exclude-standard").split("\n");
  for (const file of files) if (existsSync(file)) cpSync(file, join(clone, file), { verbatimSymlinks: true });

  return {
    /** Commits files with these contents, and pushes. Returns the commit. */
    publish(changes: Record<string, string> = {}): string {
      for (const [file, content] of Object.entries(changes)) writeFileSync(join(clone, file), content);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", "Publish");
      git("push", "--quiet", "origin", "main");
      return git("rev-parse", "HEAD");
    },
    tag(name: string) {
      git("tag", name);
      git("push", "--quiet", "origin", name);
    },
    /** Takes back the last published change. */
    revert(): string {
      git("revert", "--no-edit", "HEAD");
      git("push", "--quiet", "origin", "main");
      return git("rev-parse", "HEAD");
    },
    remove: () => rmSync(clone, { recursive: true }),
  };
}
