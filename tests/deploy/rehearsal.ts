import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceivedMail } from "../../intake/outbox/testing/smtp-receiver.ts";
import { startSmtpReceiver } from "../../intake/outbox/testing/smtp-receiver.ts";
import { startPostgres } from "../../intake/testing/postgres-server.ts";
import { eventually } from "../support/eventually.ts";
import { companyRepository } from "./company.ts";
import { documented } from "./documented.ts";
import { bootMachine, program } from "./machine.ts";

export const PORTS = { http: 8171, https: 8472, servers: [3171, 3172], git: 3179 } as const;
export const SITE = `https://localhost:${PORTS.https}`;
const BUILDER = "/var/lib/aldergate-build";

/** What the README's examples are in the rehearsal. */
const EXAMPLES: Record<string, string> = {
  "https://git.example.com/aldergate.git": `git://127.0.0.1:${PORTS.git}/company.git aldergate`,
  "/etc/letsencrypt/live/www.example.com/fullchain.pem": "/etc/ssl/site.pem",
  "/etc/letsencrypt/live/www.example.com/privkey.pem": "/etc/ssl/site.key",
  "www.example.com": "localhost",
  "HTTP_PORT=80": `HTTP_PORT=${PORTS.http}`,
  "HTTPS_PORT=443": `HTTPS_PORT=${PORTS.https}`,
  "3001": String(PORTS.servers[0]),
  "3002": String(PORTS.servers[1]),
};

/** A machine with the company's repository, a mail server and PostgreSQL beside it. Nothing is installed yet. */
export async function prepareRehearsal() {
  const machine = await bootMachine();
  const { root, sh } = machine;
  const repository = `git://127.0.0.1:${PORTS.git}/company.git`;
  const startGit = () =>
    sh(`systemd-run --quiet --unit=git git daemon --base-path=/srv --export-all --enable=receive-pack \\
      --listen=127.0.0.1 --port=${PORTS.git} /srv
      until git ls-remote --quiet ${repository} 2>/dev/null; do systemctl --quiet is-active git || exit 1; sleep 0.1; done`);
  await sh("git init --quiet --bare --initial-branch=main /srv/company.git");
  await startGit();
  const company = companyRepository(repository);
  const mails: ReceivedMail[] = [];
  const mailServer = await startSmtpReceiver({ receive: (mail) => mails.push(mail) });
  const postgres = await startPostgres();
  const certificate = join(root, "etc/ssl/site.pem");
  program(
    "openssl",
    ...`req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out ${certificate} -keyout ${root}/etc/ssl/site.key`.split(
      " ",
    ),
  );

  const settings: Record<string, string> = {
    PUBLIC_URL: SITE,
    TRUST_PROXY: "127.0.0.1",
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Company <website@company.example>",
    NOTIFY_SALES: "sales@company.example",
    NOTIFY_CAREERS: "careers@company.example",
    NOTIFY_OPERATORS: "operators@company.example",
  };

  return {
    ...machine,
    company,
    startGit,
    mails,
    postgres,
    certificate: readFileSync(certificate, "utf8"),
    /** Runs the commands of the README, without a part of them if one is given. */
    documented: (heading: string, pattern = /^/, without = "") => {
      const commands = documented(heading).find((each) => pattern.test(each)) ?? "false";
      const examples = Object.entries(EXAMPLES);
      const own = examples.reduce(
        (text, [example, value]) => text.replaceAll(example, value),
        commands.replace(without, ""),
      );
      return sh(`set -e; ${own}`);
    },
    /** Changes settings of the servers. An empty value removes one. */
    set(changes: Record<string, string>) {
      Object.assign(settings, changes);
      const lines = Object.entries(settings).filter(([, value]) => value);
      writeFileSync(
        join(root, "etc/aldergate/settings.env"),
        lines.map((line) => `${line.join("=")}\n`).join(""),
      );
    },
    /** Gives the build user this machine's npm settings and npm's downloads so far. */
    async prepareBuilder() {
      const downloads = program("npm", "config", "get", "cache");
      if (existsSync(downloads)) program("cp", "-r", downloads, join(root, BUILDER, ".npm"));
      await sh(`cp /root/.npmrc ${BUILDER} && chown -R aldergate-build: ${BUILDER}`);
    },
    /**
     * Replaces npm by a program that links to the packages of the running release and copies its build, so that most
     * releases of the rehearsal take seconds. With the file `broken` in the sources, the build fails.
     */
    async replaceNpm() {
      const standIn = `#!/bin/sh
set -e
current=/opt/aldergate/current
case $1 in
  ci) ln -s /srv/node_modules . ;;
  run) if [ -e broken ]; then echo "Error: $(cat broken)"; echo "✓ built"; exit 1; fi
    cp -r $current/builds . && cp -P $current/build . ;;
esac
`;
      await sh("cp -r /opt/aldergate/current/node_modules /srv");
      writeFileSync(join(root, "usr/local/sbin/npm"), standIn, { mode: 0o755 });
    },
    /** What the server on this port says about itself. */
    version: async (port: number = PORTS.servers[0]) =>
      (await fetch(`http://127.0.0.1:${port}/version.json`)).json() as Promise<Record<string, unknown>>,
    ready: (port: number) =>
      eventually(
        async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200,
        120_000,
      ),
    async stopAll() {
      await machine.stop();
      await Promise.all([postgres.remove(), mailServer.stop()]);
      company.remove();
    },
  };
}
