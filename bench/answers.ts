/**
 * Measures the server's CPU time per response, for a page from disk and for computed responses.
 * Run with `npm run bench:answers`.
 */
import { readFileSync } from "node:fs";
import { multipart, post, wordCookie } from "../tests/support/senders.ts";
import { type BenchServer, startBenchServer } from "./bench-server.ts";

const TIMES = Number(process.env.TIMES ?? 200);
const LIMIT_MS = 50;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

const site = await startBenchServer();
const limited = await startBenchServer({ RATE_LIMIT: "on" });
const cookie = await wordCookie(site.url, "contact");
const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status;
};
const send = async (url: string, fields: Record<string, string>) =>
  (await post(url, multipart(fields))).status;
const text = { name: "Jo", email: "not an address", subject: "A ledger", message: "x".repeat(2000) };

console.log("response  status  CPU time in ms");
await measure("a page from disk", site, () => get(`${site.url}/about`));
await measure("not found", site, () => get(`${site.url}/nope`));
await measure("search, nothing found", site, () => get(`${site.url}/search?q=zeppelin`));
await measure("search, many found", site, () => get(`${site.url}/search?q=we+the`));
await measure("thank-you", site, () => get(`${site.url}/thank-you/contact/AG-7K4M-Q2XD-9PWT`));
await measure("form with mistakes", site, () => send(`${site.url}/contact`, text));
await measure("field too long", site, () =>
  send(`${site.url}/contact`, { ...text, message: "x".repeat(300_000) }),
);
await measure("form with mistakes, by script", site, () => send(`${site.url}/messages/contact`, text));
await measure("word picture", site, () => get(`${site.url}/word-check/contact.png`, { cookie }));
await measure("word recording", site, () => get(`${site.url}/word-check/contact.wav`, { cookie }));
await measure("too many forms", limited, () => send(`${limited.url}/contact`, text), 30);
await measure("too many searches", limited, () => get(`${limited.url}/search?q=we`), 130);

await Promise.all([site.stop(), limited.stop()]);

async function measure(name: string, server: BenchServer, ask: () => Promise<number>, warmUp = 30) {
  for (let asked = 0; asked < warmUp; asked++) await ask();
  const before = cpuMs(server.pid);
  let status = 0;
  for (let asked = 0; asked < TIMES; asked++) status = await ask();
  const ms = (cpuMs(server.pid) - before) / TIMES;
  console.log(`${name}  ${status}  ${ms.toFixed(2)}`);
  if (ms > LIMIT_MS) process.exitCode = 1;
}

function cpuMs(pid: number): number {
  const [, numbers = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = numbers.split(" ").slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}
