import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { eventually } from "../support/eventually.ts";
import { sendInquiry } from "../support/senders.ts";

const dockerfile = readFileSync("deploy/Dockerfile", "utf8");

/** Copies what the Dockerfile's last stage copies, so that a file missing from the image is missing here too. */
function copyImageFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S*)$/gm)].map(
    ([, from]) => from ?? "",
  );
  expect(copied).toContain("node_modules");
  for (const path of copied.filter((each) => each !== "node_modules")) {
    cpSync(path, join(folder, path), { recursive: true, dereference: true });
  }
  for (const path of runtimePackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

/** The packages that `npm prune --omit=dev` keeps, except optional ones. Read from the lockfile. */
function runtimePackages(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const topLevel = Object.entries(packages).filter(([path]) => path.lastIndexOf("node_modules/") === 0);
  return topLevel.filter(([, { dev, optional }]) => !dev && !optional).map(([path]) => path);
}

function words(instruction: RegExp): string[] {
  return JSON.parse(instruction.exec(dockerfile)?.[1] ?? "[]") as string[];
}

it("the image has all the files needed to serve pages, store messages, check health and read the inbox", async () => {
  const folder = copyImageFiles();
  const port = await freePort();
  const env = {
    PATH: join(folder, "node_modules/node/bin"),
    NODE_ENV: "production",
    PUBLIC_URL: "http://localhost:3000",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
  };
  const entry = words(/^ENTRYPOINT (\[.*\])$/m);
  const probe = words(/^HEALTHCHECK .* CMD (\[.*\])$/m);
  const run = ([command = "", ...args]: string[]) => spawnSync(command, args, { cwd: folder, env });
  expect(run(probe).status).not.toBe(0);

  const [command = "", ...args] = [...entry, ...words(/^CMD (\[.*\])$/m)];
  const server = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  onTestFinished(() => void server.kill("SIGKILL"));
  await eventually(() => run(probe).status === 0);
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${url}/about`)).text()).toContain("</html>");
  const answer = await sendInquiry(url, { email: "jo@example.com", requirements: "A bridge." });
  expect(answer.status).toBe(201);
  const { reference } = JSON.parse(answer.body) as { reference: string };
  expect(await (await fetch(`${url}/thank-you/inquiry/${reference}`)).text()).toContain(reference);
  const listed = run([...entry, "cli/inbox.ts", "list", "--json"]);
  expect(JSON.parse(listed.stdout.toString())).toMatchObject([{ reference }]);
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 120_000);
