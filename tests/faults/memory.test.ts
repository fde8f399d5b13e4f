import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPlacedIntake } from "../../intake/testing/test-databases.ts";
import { onOneServer, postForm } from "../support/attacked-site.ts";
import { sendEndlessly } from "../support/endless-upload.ts";

/**
 * How much peak memory may grow. Garbage that has not been collected yet stays far below this. Eight buffered uploads
 * (64 MB each, the limit for a body) or the unpacked compression bomb (512 MB) would exceed it.
 */
const LIMIT_MB = 256;
const MEGABYTE = 1024 * 1024;

onOneServer((site) => {
  test("eight concurrent endless uploads get a 413 and are not buffered in memory", async () => {
    const before = site().peakMemory();
    const uploads = await Promise.all(Array.from({ length: 8 }, () => sendEndlessly(site())));
    for (const { answer, megabytes } of uploads) {
      expect(answer.slice(0, 12)).toBe("HTTP/1.1 413");
      expect(megabytes).toBeLessThan(200);
    }
    expect(site().peakMemory() - before).toBeLessThan(LIMIT_MB);
  });

  test("a compression bomb is stored without being unpacked", async () => {
    const bytes = gzipSync(Buffer.alloc(512 * 1024 * 1024), { level: 1 });
    const before = site().peakMemory();
    const file = { field: "resume", name: "bomb.gz", bytes };
    expect((await postForm(site(), "application", {}, [file])).status).toBe(303);
    expect(site().peakMemory() - before).toBeLessThan(LIMIT_MB);
  });
});

test("a million visits with campaigns of their own are counted in little memory and few rows", async () => {
  const intake = await openPlacedIntake("sqlite");
  const before = process.memoryUsage.rss();
  for (let number = 0; number < 1_000_000; number += 1) {
    const source = { entry_page: "/", utm_campaign: `${number} ${"x".repeat(140)}` };
    intake.countArrival((field) => source[field as keyof typeof source]);
    // Requests come one by one, so that numbers can be stored between them.
    if (number % 100 === 0) await setImmediate();
  }
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(LIMIT_MB);
  await intake.close();
  const [row] = await intake.query("select count(*) as places, sum(count) as visits from arrivals");
  expect(row).toEqual({ places: 1001, visits: 1_000_000 });
});
