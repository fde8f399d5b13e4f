import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { eventually } from "../support/eventually.ts";

/** What deploy/README.md asks for, and systemd. */
const PACKAGES = [
  "systemd",
  "systemd-sysv",
  "dbus",
  "nginx-light",
  "logrotate",
  "git",
  "curl",
  "gettext-base",
];
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Runs a program of this machine, and returns what it prints. */
export function program(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A fresh Debian in a folder, from the mirror that this machine uses. It is kept for the next run. */
export function debian(): string {
  const base = resolve("node_modules/.cache/debian");
  const codename = /VERSION_CODENAME=(\w+)/.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "";
  const sources = program("apt-get", "indextargets", "--format", "$(ORIGIN) $(CODENAME) $(REPO_URI)");
  const source = sources.split("\n").find((line) => line.startsWith(`Debian ${codename} `));
  const install = `debootstrap --variant=minbase --include=${PACKAGES.join(",")} ${codename} ${base}.part ${source?.split(" ")[2] ?? ""}`;
  mkdirSync(dirname(base), { recursive: true });
  // Two files of tests need it at the same time.
  const commands = `[ -e ${base} ] || { rm -rf ${base}.part && ${install} && mv ${base}.part ${base}; }`;
  program("flock", `${base}.lock`, "sh", "-c", commands);
  return base;
}

/** Copies this machine's npm with its settings, and the Node of the tests, to a Debian in a folder. */
export function addNode(root: string, settings: string) {
  cpSync(process.execPath, join(root, "usr/local/bin/node"));
  const modules = join(root, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(join(program("npm", "root", "--global"), "npm"), join(modules, "npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
  const files = ["globalconfig", "userconfig"].map((name) => program("npm", "config", "get", name));
  mkdirSync(join(root, settings, ".."), { recursive: true });
  writeFileSync(
    join(root, settings),
    files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("\n"),
  );
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(root, CERTIFICATES));
}

/** Boots a Debian with systemd. It has this machine's network. */
export async function bootMachine() {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  const root = join(folder, "root");
  program("cp", "-a", debian(), root);
  addNode(root, "root/.npmrc");
  cpSync("/etc/hosts", join(root, "etc/hosts"));
  // nginx would take port 80 of this machine.
  rmSync(join(root, "etc/nginx/sites-enabled/default"));
  const options = [
    "--register=no",
    "--keep-unit",
    "--capability=all",
    "--link-journal=no",
    "--quiet",
    "--machine=rehearsal",
    "--resolv-conf=copy-host",
    "--boot",
    `--directory=${root}`,
  ];
  const nspawn = spawn("systemd-nspawn", options, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(nspawn, "exit");
  const children = `/proc/${nspawn.pid}/task/${nspawn.pid}/children`;
  const leader = () => readFileSync(children, "utf8").trim().split(" ")[0] ?? "";

  /** Runs a command as root in the machine. */
  async function run(command: string) {
    const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    const environment = ["env", "-i", `PATH=${path}`, "HOME=/root", "LANG=C.UTF-8"];
    const child = spawn(
      "nsenter",
      ["--target", leader(), "--all", ...environment, "sh", "-c", `cd; exec 2>&1; ${command}`],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    return { status: status as number | null, output: output.trim() };
  }
  /** The same, for a command that must succeed. Returns what it prints. */
  async function sh(command: string): Promise<string> {
    const { status, output } = await run(command);
    if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${output}`);
    return output;
  }
  const isUp = async () => {
    if (nspawn.exitCode !== null)
      throw new Error("systemd-nspawn can't boot a machine here. It says why above.");
    return leader() !== "" && (await run("systemctl is-system-running")).output === "running";
  };
  await eventually(isUp, 120_000);

  return {
    root,
    run,
    sh,
    async stop() {
      nspawn.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
