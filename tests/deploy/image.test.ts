import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { eventually } from "../support/eventually.ts";
import { sendInquiry } from "../support/senders.ts";
import { addNode, debian, program } from "./machine.ts";

const folder = mkdtempSync(join(tmpdir(), "image-"));
const [NODE_IMAGE = "", BASE_IMAGE = ""] = Array.from(
  readFileSync("deploy/Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm),
  ([, name]) => name,
);
const PUBLIC_URL = "https://www.company.example";
let container: string;

/** Makes an image under a name of the Dockerfile, so that no registry is needed. */
function makeImage(name: string, fill: (root: string) => void) {
  const made = program("buildah", "from", "scratch");
  fill(program("buildah", "mount", made));
  program("buildah", "commit", "--quiet", "--rm", made, name);
}

/** Debian with Node and npm, as in the official image. */
function fillNodeImage(root: string) {
  program("cp", "-a", `${debian()}/.`, root);
  addNode(root, "root/.npmrc");
}

/** The files of the packages that distroless consists of, and its user. There is no shell. */
function fillBaseImage(root: string) {
  const base = debian();
  const packages = ["libc6", "libgcc-s1", "libstdc++6", "tzdata"];
  const files = program("dpkg-query", `--admindir=${base}/var/lib/dpkg`, "--listfiles", ...packages);
  // In Debian, /lib and /lib64 are links to these.
  for (const each of ["etc", "tmp", "usr/lib", "usr/lib64"]) mkdirSync(join(root, each), { recursive: true });
  writeFileSync(join(folder, "files"), files.replaceAll(/^\/\.?/gm, "./"));
  program("sh", "-c", `tar -C ${base} -c --no-recursion -T ${folder}/files | tar -C ${root} -x`);
  writeFileSync(join(root, "etc/passwd"), "nonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n");
  writeFileSync(join(root, "etc/group"), "nonroot:x:65532:\n");
  cpSync("/etc/hosts", join(root, "etc/hosts"));
}

const run = (options: string[], ...command: string[]) => [
  ...["run", "--isolation=chroot", "--network=host", ...options, container, "--", ...command],
];

beforeAll(() => {
  makeImage(NODE_IMAGE, fillNodeImage);
  makeImage(BASE_IMAGE, fillBaseImage);
  const began = Date.now();
  program(
    "buildah",
    ...["bud", "--isolation=chroot", "--pull-never", "--network=host", "--format=docker", "--layers=false"],
    ...["--file=deploy/Dockerfile", "--ignorefile=deploy/Dockerfile.dockerignore"],
    ...[
      `--build-arg=PUBLIC_URL=${PUBLIC_URL}`,
      "--build-arg=COMMIT=0123456789abcdef",
      "--tag=aldergate",
      ".",
    ],
  );
  console.log(`The image was built in ${Math.round((Date.now() - began) / 1000)} s`);
  container = program("buildah", "from", "--pull-never", "aldergate");
});

test("the image starts with its own commands, as its own user, and stores messages", async () => {
  const config = JSON.parse(program("buildah", "inspect", container)).Docker.config;
  expect([config.User, config.Entrypoint, config.Cmd]).toEqual(["nonroot", ["node"], ["server/start.ts"]]);
  const port = `--env=PORT=${await freePort()}`;
  const url = `http://127.0.0.1:${port.split("=").at(-1)}`;
  const probe = () => spawnSync("buildah", run([port], ...config.Healthcheck.Test.slice(1)));
  expect(probe().status).not.toBe(0);

  const started = run([port, "--env=TRUST_PROXY=127.0.0.1"], ...config.Entrypoint, ...config.Cmd);
  // buildah doesn't pass signals on, so the server is stopped with its process group.
  const server = spawn("buildah", started, { stdio: ["ignore", "ignore", "inherit"], detached: true });
  onTestFinished(() => void process.kill(-(server.pid ?? 0), "SIGKILL"));
  await eventually(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200);
  expect(probe().status).toBe(0);
  expect(await (await fetch(`${url}/about`)).text()).toContain("</html>");
  expect(await (await fetch(`${url}/version.json`)).json()).toMatchObject({ commit: "0123456789abcdef" });
  const answer = await sendInquiry(url, { email: "jo@example.com", requirements: "A bridge." });
  expect(answer.status).toBe(201);
  const { reference } = JSON.parse(answer.body) as { reference: string };
  expect(program("buildah", ...run([], "node", "cli/inbox.ts", "list"))).toContain(reference);
  expect(spawnSync("buildah", run([], "sh", "-c", "true")).status).not.toBe(0);
  // A user without a name, as Kubernetes may choose one.
  expect(program("buildah", ...run(["--user=4321:4321"], "node", "cli/inbox.ts", "--help"))).toContain(
    "list",
  );
});
