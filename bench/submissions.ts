/**
 * Compares how many contact messages per second our server and a bare Hono handler accept over 50 connections.
 * The handler does one durable insert per message. Our server checks the form and the typed word, and stores the
 * message, the used word and two queued emails in one durable transaction. Rate limits are off, because all messages
 * come from one IP address. Run with `npm run bench:submissions`.
 */
import { Agent } from "node:http";
import { multipart, post, wordCookie } from "../tests/support/senders.ts";
import { type BenchServer, startBenchServer } from "./bench-server.ts";
import { percentile } from "./statistics.ts";

const CONNECTIONS = 50;
const MESSAGES = 1500;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
const WANTED_PER_SECOND = 300;
const ALLOWED_P99_MS = 200;

async function measure(send: (index: number, agent: Agent) => Promise<number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let index = next++; index < MESSAGES; index = next++) {
        const sent = performance.now();
        const status = await send(index, agent);
        if (status !== 201) throw new Error(`Message ${index} got status ${status} instead of 201`);
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: MESSAGES / seconds, p99: percentile(times, 0.99) };
}

/** Requests the word checks for all messages in advance, so that drawing their pictures is not measured. */
async function cookies(server: BenchServer) {
  const jar: string[] = [];
  while (jar.length < MESSAGES) {
    jar.push(...(await Promise.all(Array.from({ length: 10 }, () => wordCookie(server.url, "contact")))));
  }
  return jar;
}

const contactBody = (round: number, index: number) =>
  multipart({
    name: "Solveig Aas",
    email: `bench-${round}-${index}@example.com`,
    subject: "A ledger",
    message: `Our ledger closes at night. We would like it to close by noon. ${index}`,
    type_the_word: "heron",
  });

const bare = await startBenchServer({}, "bench/bare-insert-server.ts");
const site = await startBenchServer();
const results: Awaited<ReturnType<typeof measure>>[] = [];
console.log("round   bare/s   p99 ms   ours/s   p99 ms   ratio");
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  const jar = await cookies(site);
  const peer = await measure(
    async (index, agent) => (await post(bare.url, contactBody(round, index), { agent })).status,
  );
  const ours = await measure(async (index, agent) => {
    const headers = { cookie: jar[index] ?? "" };
    return (await post(`${site.url}/messages/contact`, contactBody(round, index), { agent, headers })).status;
  });
  if (round < 0) continue;
  const ratio = ours.perSecond / peer.perSecond;
  results.push(ours);
  const cells = [peer.perSecond, peer.p99, ours.perSecond, ours.p99].map((value) =>
    value.toFixed(0).padStart(8),
  );
  console.log(`${String(round + 1).padEnd(5)}${cells.join(" ")} ${ratio.toFixed(2).padStart(7)}`);
}
await Promise.all([bare.stop(), site.stop()]);

console.log(
  `goal in every round: at least ${WANTED_PER_SECOND} messages a second, 99 % within ${ALLOWED_P99_MS} ms`,
);
if (results.some(({ perSecond, p99 }) => perSecond < WANTED_PER_SECOND || p99 > ALLOWED_P99_MS))
  process.exitCode = 1;
