import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { eventually } from "./eventually.ts";

const TEMPLATE = "deploy/nginx/aldergate.conf.template";

type Proxy = { url: string; certificate: string; stop(): Promise<void> };
type Ports = { http: number; https: number; apps: [number, number] };

/** Starts nginx with the shipped configuration, on the given ports and with a generated certificate. */
export async function startNginx(
  folder: string,
  ports: Ports,
  { limits = true, trustedProxy = "" } = {},
): Promise<Proxy> {
  const [certificate, key] = makeCertificate(folder);
  const values: Record<string, string> = {
    SITE_NAME: "localhost",
    HTTP_PORT: `127.0.0.1:${ports.http}`,
    HTTPS_PORT: `127.0.0.1:${ports.https}`,
    APP_1: `127.0.0.1:${ports.apps[0]}`,
    APP_2: `127.0.0.1:${ports.apps[1]}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    ACCESS_LOG: "/var/log/nginx/aldergate.log",
  };
  const site = fillIn(TEMPLATE, values)
    // Makes nginx write its log and cache to `folder`.
    .replaceAll("/var/log/nginx/", `${folder}/logs/`)
    .replace("/var/cache/", `${folder}/`)
    .replace(limits ? "" : /^ *limit_(?:conn|req) .*$/gm, "");
  const realIp = trustedProxy && `set_real_ip_from ${trustedProxy}; real_ip_header X-Forwarded-For;\n`;
  return {
    ...(await runNginx(folder, realIp + site, ports.https)),
    certificate: readFileSync(certificate, "utf8"),
  };
}

type InboxPorts = { https: number; inbox: number; oauth2Proxy?: number };

/**
 * Starts nginx with the shipped configuration of the inbox: with oauth2-proxy if its port is given, otherwise with a
 * password file. The users are those in its map, and the password of each is "password of NAME".
 */
export async function startInboxNginx(
  folder: string,
  { https, inbox, oauth2Proxy }: InboxPorts,
): Promise<Proxy> {
  const [certificate, key] = makeCertificate(folder);
  const passwords = join(folder, "passwords");
  const entry = (user: string) =>
    `${user}:${spawnSync("openssl", ["passwd", "-apr1", `password of ${user}`]).stdout}`;
  writeFileSync(passwords, ["anna", "hannah", "marc", "nobody"].map(entry).join(""));
  const values: Record<string, string> = {
    INBOX_NAME: "localhost",
    HTTPS_PORT: `127.0.0.1:${https}`,
    INBOX_ADDRESS: `127.0.0.1:${inbox}`,
    PASSWORD_FILE: passwords,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
  };
  const template = `deploy/nginx/inbox-${oauth2Proxy ? "oauth2-proxy" : "password"}.conf.template`;
  const site = fillIn(template, values)
    .replaceAll("/var/log/nginx/", `${folder}/logs/`)
    .replaceAll("127.0.0.1:4180", `127.0.0.1:${oauth2Proxy}`);
  return { ...(await runNginx(folder, site, https)), certificate: readFileSync(certificate, "utf8") };
}

/** The template with its values, without the lines that listen on IPv6. */
function fillIn(template: string, values: Record<string, string>): string {
  return readFileSync(template, "utf8")
    .replace(/^#.*$/gm, "")
    .replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? `missing ${name}`)
    .replace(/^ *listen \[::\]:.*$/gm, "");
}

/** Starts nginx in a folder, with this configuration of its sites, and waits until the port is open. */
async function runNginx(folder: string, sites: string, port: number) {
  const main = join(folder, "nginx.conf");
  mkdirSync(join(folder, "logs"), { recursive: true });
  writeFileSync(main, mainConfiguration(folder, sites));
  const nginx = spawn("nginx", ["-c", main, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  await eventually(() => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    return isOpen(port);
  });
  return {
    url: `https://localhost:${port}`,
    stop() {
      nginx.kill("SIGQUIT");
      return ended;
    },
  };
}

function mainConfiguration(folder: string, site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off;
${user}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log info;
events { worker_connections 512; }
http {
${temporary.join("\n")}
${site}
}
`;
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const paths: [string, string] = [join(folder, "site.pem"), join(folder, "site.key")];
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
    ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
    ...["-out", paths[0], "-keyout", paths[1]],
  ]);
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
  return paths;
}

/** Throws if nginx or openssl is missing, and says how to install it. */
export function requireNginx(): void {
  for (const tool of ["nginx", "openssl"]) {
    if (spawnSync(tool, ["-v"]).error === undefined) continue;
    throw new Error(`${tool} is missing. Install it: apt-get install ${tool}, or brew install ${tool}`);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
      .once("connect", () => {
        socket.destroy();
        resolve(true);
      })
      .once("error", () => resolve(false));
  });
}
