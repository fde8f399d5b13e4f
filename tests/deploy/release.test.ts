import { readdirSync, readFileSync } from "node:fs";
import { Agent } from "node:https";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, sendInquiry } from "../support/senders.ts";
import { PORTS, prepareRehearsal, SITE } from "./rehearsal.ts";
import { startVisiting } from "./visitors.ts";

const [FIRST, SECOND] = PORTS.servers;
const RELEASES = "/opt/aldergate/releases";
const START = readFileSync("server/start.ts", "utf8");
const ABOUT = readFileSync("content/pages/about.yaml", "utf8");

let site: Awaited<ReturnType<typeof prepareRehearsal>>;
beforeAll(async () => {
  site = await prepareRehearsal();
});
afterAll(() => site?.stopAll());

/** Reads a page through nginx. */
const readPage = (path: string) => ask(SITE + path, { agent: new Agent({ ca: site.certificate }) });
const serverPids = () => site.sh(`systemctl show -P MainPID aldergate@${FIRST} aldergate@${SECOND}`);
const lastLine = (output: string) => output.split("\n").at(-1) ?? "";
const failure = () => JSON.parse(readFileSync(join(site.root, "opt/aldergate/failure.json"), "utf8"));

/** A release that must fail with one line, and must not touch the running servers. */
async function expectRefused(command: string, reason: string | RegExp) {
  const before = [await site.version(), await serverPids()];
  const { status, output } = await site.run(command);
  expect(status, output).not.toBe(0);
  expect(lastLine(output)).toMatch(reason);
  expect([{ ...(await site.version()), lastFailure: null }, await serverPids()]).toEqual([
    { ...(before[0] as object), lastFailure: null },
    before[1],
  ]);
}

/** While this runs, visitors read the site and send messages: no request may fail, and no message may be lost. */
async function whileVisited(release: () => Promise<unknown>) {
  const visitors = startVisiting(SITE, site.certificate);
  await release();
  const { failures, references } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(references).not.toEqual([]);
  const listed = await site.sh("aldergate-inbox list");
  expect(references.filter((reference) => !listed.includes(reference))).toEqual([]);
}

test("the commands of the README install the site, and can be repeated", async () => {
  site.company.publish();
  // As after its installation on a running Debian.
  await site.sh("systemctl stop dbus.socket dbus");
  await site.documented("Install", /install\.sh/);
  expect(await site.sh("sh aldergate/deploy/install.sh")).toContain("Installed.");
  site.set({});
  await site.prepareBuilder();
  const began = Date.now();
  const released = await site.documented("Install", /aldergate-release main/);
  expect(released).toContain("Released ");
  console.log(`The first release took ${Math.round((Date.now() - began) / 1000)} s`);
  await site.ready(FIRST);
  await site.documented("Install", /envsubst/);
  // nginx reloads its configuration in the background.
  const status = async () => (await readPage("/about")).status;
  await expect.poll(() => status().catch(String)).toBe(200);
  expect((await site.version()).commit).toMatch(/^[0-9a-f]{40}$/);
});

test("what root runs belongs to root, and the servers and the build have no rights of their own", async () => {
  const places = "/opt/aldergate /usr/local/lib/aldergate /usr/local/sbin /etc/systemd/system /etc/aldergate";
  expect(await site.sh(`find ${places} ! -user root`)).toBe("");
  expect(await site.sh(`find ${places} -perm /022 ! -type l`)).toBe("");
  expect(await site.sh(`find ${places} -perm /6000`)).toBe("");
  const builder = `runuser -u aldergate-build -- `;
  for (const path of ["/usr/local/lib/aldergate/release.sh", "/opt/aldergate/current/cli/inbox.ts"])
    expect((await site.run(`${builder} sh -c 'echo >> ${path}'`)).status).not.toBe(0);
  for (const path of ["/etc/aldergate/settings.env", "/var/lib/aldergate/aldergate.sqlite"])
    expect((await site.run(`${builder} cat ${path}`)).status).not.toBe(0);
  expect(await site.sh(`stat -c %U /proc/$(systemctl show -P MainPID aldergate@${FIRST})`)).toBe("aldergate");
  const exposure = await site.sh(`systemd-analyze security --no-pager aldergate@${FIRST} | tail -n 1`);
  expect(Number(/service: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2);
});

test("a backup is made and restored as the README says", async () => {
  const send = async (requirements: string) => {
    const { body } = await sendInquiry(`http://127.0.0.1:${FIRST}`, {
      email: "jo@example.com",
      requirements,
    });
    return JSON.parse(body).reference as string;
  };
  const first = await send("Before the backup");
  await site.sh("systemctl start aldergate-backup");
  const second = await send("After the backup");
  const listed = () => site.documented("Messages and backups", /inbox list/);
  expect(await listed()).toContain(second);
  const [file = ""] = readdirSync(join(site.root, "var/lib/aldergate-backups"));
  await site.sh(`ln -s ${file} /var/lib/aldergate-backups/2026-01-31.sqlite`);
  await site.documented("Messages and backups", /restore/);
  await site.ready(FIRST);
  expect(await listed()).toContain(first);
  expect(await listed()).not.toContain(second);
});

test("a killed server is back within seconds", async () => {
  await site.sh(`systemctl kill --signal=KILL aldergate@${FIRST}`);
  await site.ready(FIRST);
});

test("two servers share PostgreSQL and the inbox, and wait for the database", async () => {
  await site.postgres.stop();
  site.set({ DATABASE_URL: site.postgres.url("postgres"), INBOX_ADDRESS: "127.0.0.1:3178" });
  await site.documented("Install", /envsubst/, " | sed '/server 127.0.0.1:3002 /d'");
  await site.documented("Two servers");
  const ofSecond = (property: string) => site.sh(`systemctl show -P ${property} aldergate@${SECOND}`);
  expect(await ofSecond("StartLimitIntervalUSec")).toBe("0");
  while (Number(await ofSecond("NRestarts")) < 2) await setTimeout(200);
  await site.postgres.start();
  await Promise.all([site.ready(FIRST), site.ready(SECOND)]);
  expect((await fetch("http://127.0.0.1:3178/")).status).toBe(200);
});

test("a change that is pushed is online some minutes later, and no visitor notices the release", async () => {
  const sentence = "This sentence was published in the rehearsal.";
  await whileVisited(async () => {
    const began = Date.now();
    const commit = site.company.publish({
      "content/pages/about.yaml": ABOUT.replace(/^( {2}lead: ).*$/m, `$1${sentence}`),
    });
    while (!(await readPage("/about")).body.includes(sentence)) await setTimeout(1000);
    console.log(`From the push until it was online: ${((Date.now() - began) / 60_000).toFixed(1)} min`);
    // The second server restarts after the first.
    const ofSecond = () => site.version(SECOND).catch(() => undefined);
    await expect.poll(async () => (await ofSecond())?.commit).toBe(commit);
    await site.ready(SECOND);
  });
  await site.sh("systemctl stop aldergate-release.timer");
  await site.replaceNpm();
});

test("a change that can't be built is refused with its mistake, and reported once", async () => {
  const mistake = "content/pages/about.yaml: title is missing";
  const commit = site.company.publish({ broken: mistake });
  site.mails.length = 0;
  const { lastFailure: _, ...before } = await site.version();
  expect((await site.run("systemctl start aldergate-release")).status).not.toBe(0);
  const log = await site.sh("journalctl -u aldergate-release -t aldergate-release -o cat -n 1");
  expect(log).toMatch(
    /^Not released: The build failed: Error: content\/pages\/about\.yaml: title is missing/,
  );
  const { lastFailure, ...after } = await site.version();
  expect(after).toEqual(before);
  expect(lastFailure).toEqual({ commit, at: expect.any(String), step: "build" });
  await expect.poll(() => site.mails.length).toBe(1);
  expect(site.mails[0]?.recipients).toEqual(["operators@company.example", "ann@company.example"]);
  expect(site.mails[0]?.text).toContain(mistake);
  const metrics = await (await fetch(`http://127.0.0.1:1${FIRST}/metrics`)).text();
  expect(metrics).toMatch(/^aldergate_release_failed_timestamp_seconds 1\.\d+e\+09|\d{10}$/m);

  await site.sh("systemctl start aldergate-release");
  expect(failure().commit).toBe(commit);
  expect(site.mails).toHaveLength(1);
});

test("a version that does not start is never switched to", async () => {
  site.company.revert();
  const commit = site.company.publish({
    "server/start.ts": `throw new Error("It does not start.");\n${START}`,
  });
  await expectRefused("aldergate-release main", /The new version does not start: .*It does not start\./);
  expect(failure()).toMatchObject({ commit, step: "trial" });
});

test("if a server does not come up with a version, the version before is back", async () => {
  const { commit } = await site.version();
  site.company.publish({
    "server/start.ts": `if (process.env.PORT === "${SECOND}") throw new Error("Not on this port.");\n${START}`,
  });
  await whileVisited(async () => {
    const { status, output } = await site.run("aldergate-release main");
    expect([status, lastLine(output)]).toEqual([
      1,
      expect.stringMatching(/port 3172 did not come up.*Not on this port/),
    ]);
  });
  expect([(await site.version(FIRST)).commit, (await site.version(SECOND)).commit]).toEqual([commit, commit]);
});

test("after a release that was killed at any moment, the next one publishes the right version", async () => {
  for (const moment of ["Building", "Trying", "Restarting"]) {
    const wanted = site.company.publish({ "server/start.ts": START, moment });
    await whileVisited(() =>
      site.sh(`systemd-run --quiet --unit=doomed aldergate-release main;
        until journalctl -u doomed -o cat | grep -q ${moment}; do sleep 0.1; done;
        systemctl kill --signal=KILL doomed; systemctl reset-failed doomed || true
        systemctl start aldergate-release`),
    );
    expect([(await site.version(FIRST)).commit, (await site.version(SECOND)).commit]).toEqual([
      wanted,
      wanted,
    ]);
  }
});

test("two releases never run at the same time, and the timer waits quietly", async () => {
  site.company.publish({ moment: "together" });
  const statuses: (number | null)[] = [];
  const outputs: string[] = [];
  const start = async () => {
    const { status, output } = await site.run("aldergate-release main");
    statuses.push(status);
    outputs.push(output);
  };
  const both = Promise.all([start(), start()]);
  await expect.poll(() => statuses).toEqual([75]);
  expect(outputs[0]).toBe("Not released: another release is running.");
  await site.sh("systemctl start aldergate-release");
  await both;
  expect(statuses).toEqual([75, 0]);
});

test("the latest three releases are kept, and the one before can be gone back to", async () => {
  expect((await site.sh(`ls ${RELEASES}`)).split("\n")).toHaveLength(3);
  const newer = (await site.version()).commit;
  await site.sh("aldergate-release --back");
  const older = (await site.version()).commit;
  expect(older).not.toBe(newer);
  await site.sh("systemctl start aldergate-release");
  expect((await site.version()).commit).toBe(older);
  await site.sh("aldergate-release main");
  expect((await site.version()).commit).toBe(newer);
});

test("a tag is released, and kept by the timer", async () => {
  site.company.tag("v1.0.1");
  const tagged = (await site.version()).commit;
  await site.sh("aldergate-release v1.0.1");
  site.company.publish({ moment: "after the tag" });
  await site.sh("systemctl start aldergate-release");
  expect((await site.version()).commit).toBe(tagged);
});

test("the running version is built again on the next day", async () => {
  const { releasedAt, commit } = await site.version();
  await site.sh(
    "touch --date=yesterday /opt/aldergate/current/complete && systemctl start aldergate-release",
  );
  expect((await site.version()).commit).toBe(commit);
  expect((await site.version()).releasedAt).not.toBe(releasedAt);
});

test.each([
  ["a tag that doesn't exist", "aldergate-release v9", /There is no branch, tag or commit v9/],
  ["a wrong name", "aldergate-release --main", /--main is not the name/],
  [
    "no network",
    "systemctl stop git; aldergate-release main",
    /^Not released: git:\/\/127\.0\.0\.1:3179\/company\.git can't be read: .*(?:refused|connect)/,
  ],
])("%s is reported in one line", async (_what, command, reason) => {
  await expectRefused(command, reason);
});

test("a wrong setting and a full disk are reported in one line", async () => {
  await site.startGit();
  site.set({ TRUST_PROXY: "everyone" });
  await expectRefused("aldergate-release main", /does not start: .*TRUST_PROXY must be IP addresses/);
  site.set({ TRUST_PROXY: "127.0.0.1" });
  await site.sh("mount -t tmpfs -o size=400M,mode=777 tmpfs /var/lib/aldergate-build");
  await expectRefused("aldergate-release main", /There are \d+ MB free in \/var\/lib\/aldergate-build/);
  await site.sh("umount /var/lib/aldergate-build");
});

test("logs are rotated, and nginx writes to the new one", async () => {
  const log = join(site.root, "var/log/nginx/aldergate.log");
  await site.sh("logrotate --force /etc/logrotate.d/nginx");
  expect(readFileSync(`${log}.1`, "utf8")).toContain("GET /about 200");
  // nginx opens the new log in the background.
  const readAndLook = async () => {
    await readPage("/about");
    return readFileSync(log, "utf8");
  };
  await expect.poll(readAndLook).toContain("GET /about 200");
});
