import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { onOneServer, postForm } from "../support/attacked-site.ts";
import { sendEndlessly } from "../support/endless-upload.ts";

/**
 * How much peak memory may grow. Garbage that has not been collected yet stays far below this. Eight buffered uploads
 * (64 MB each, the limit for a body) or the unpacked compression bomb (512 MB) would exceed it.
 */
const LIMIT_MB = 256;

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
