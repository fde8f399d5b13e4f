import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { expectNoTemporaryFiles, makeLastingPlace, placeSettings } from "../support/attacked-site.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { open } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { ask, multipart, post } from "../support/senders.ts";
import { sendOne } from "./sent-messages.ts";

/** SOAK_MINUTES=10 simulates a very busy day: 100,000 pages, 2,000 messages and 20,000 other requests. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 0.25);
const PER_SECOND = { pages: 165, refusals: 33, messages: 3.3 };
/** The process settles at 360 to 450 MB. In ten minutes, a leak of 2 KB per request would exceed the limit. */
const LIMIT_MB = 512;
const CONCURRENT_VISITORS = 16;
const PAGES = ["/", "/about", "/contact", "/services/cloud", "/blogs", "/nope", "/career/software-developer"];

const status = (site: RunningServer) => readFileSync(`/proc/${site.pid}/status`, "utf8");
const memory = (site: RunningServer) => Number(/VmRSS:\s+(\d+)/.exec(status(site))?.[1]) / 1024;
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Searches, word checks, invalid forms and aborted uploads. */
const OTHER_TRAFFIC = [
  (url: string) => read(`${url}/search?q=${randomInt(1000)}+cloud`),
  (url: string) => read(`${url}/word-check/contact.png`),
  (url: string) => read(`${url}/word-check/application.wav`),
  (url: string) => post(`${url}/contact`, multipart({ name: "", message: "Incomplete" }), { agent }),
  (url: string) => post(`${url}/messages/inquiry`, [randomBytes(2000)], { agent }),
  abortUpload,
];

/** A new connection for each request: the server could close a kept-alive one just as the next request is sent. */
const agent = new Agent({ keepAlive: false });

const read = (url: string) => ask(url, { agent });

async function abortUpload(url: string) {
  const socket = open(url);
  socket.on("error", () => {});
  const head = "POST /messages/application HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 900000\r\n";
  const form = "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; ";
  socket.write(`${head}${form}name="resume"; filename="cv"\r\n\r\n${"x".repeat(200_000)}`, () =>
    socket.destroy(),
  );
}

test(`in ${MINUTES * 60} seconds of heavy traffic, memory stays below a limit and no file or connection stays open`, async () => {
  const mail = await startMailServer();
  const { place, temporary, remove } = await makeLastingPlace("sqlite");
  const site = await startServer({ ...placeSettings(place), ...mailSettings(mail.url), TMPDIR: temporary });
  try {
    const counts = { pages: 0, refusals: 0, messages: 0 };
    const failures: string[] = [];
    const began = Date.now();
    const samples: number[] = [];
    let atFirst = 0;
    const due = { pages: 0, refusals: 0, messages: 0 };
    const jobs: (() => Promise<unknown>)[] = [];
    while (Date.now() < began + MINUTES * 60_000) {
      for (const kind of ["pages", "refusals", "messages"] as const) {
        for (due[kind] += PER_SECOND[kind]; due[kind] >= 1; due[kind] -= 1) {
          const number = counts[kind];
          counts[kind] += 1;
          if (kind === "pages") jobs.push(() => read(site.url + PAGES[number % PAGES.length]));
          else if (kind === "messages") jobs.push(() => sendOne(site.url, number, agent));
          else jobs.push(async () => OTHER_TRAFFIC[number % OTHER_TRAFFIC.length]?.(site.url));
        }
      }
      const lanes = Array.from({ length: CONCURRENT_VISITORS }, async () => {
        for (let job = jobs.pop(); job; job = jobs.pop()) {
          await job().catch((error: unknown) => failures.push(String(error)));
        }
      });
      await Promise.all([setTimeout(1000), ...lanes]);
      samples.push(memory(site));
      mail.received.length = 0;
      atFirst ||= site.descriptors();
    }
    const quarters = [0, 1, 2, 3].map((part) =>
      middle(samples.slice((part * samples.length) / 4, ((part + 1) * samples.length) / 4)),
    );
    await expect.poll(() => site.descriptors()).toBeLessThanOrEqual(atFirst);
    console.log(
      `${MINUTES} minutes: ${counts.pages} pages, ${counts.refusals} other requests, ${counts.messages} messages, ${failures.length} failed; memory by quarters ${quarters.map((megabytes) => megabytes.toFixed(0)).join(", ")} MB; descriptors ${atFirst} at first, ${site.descriptors()} at the end`,
    );
    expect(failures).toEqual([]);
    expect(Math.max(...quarters)).toBeLessThan(LIMIT_MB);
    expectNoTemporaryFiles(place);
    expect(await site.stop()).toBe(0);
  } finally {
    await site.kill();
    await remove();
  }
});
