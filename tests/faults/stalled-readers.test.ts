import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { largestFile } from "../support/largest-file.ts";
import { open } from "../support/raw-http.ts";
import { startServer } from "../support/running-server.ts";
import { sendInquiry } from "../support/senders.ts";

const STALLED = 200;

test(`${STALLED} clients that never read their responses don't affect others, and are disconnected`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "stalled-"));
  const site = await startServer({ DATA_DIR: join(folder, "data") });
  const before = site.descriptors();
  const request = `GET ${largestFile()} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`;
  const sockets = Array.from({ length: STALLED }, () =>
    open(site.url)
      .on("error", () => {})
      .pause(),
  );
  for (const socket of sockets) socket.write(request.repeat(4));
  await vi.waitUntil(() => site.descriptors() >= before + STALLED, 30_000);

  for (let visit = 0; visit < 20; visit++) {
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    expect((await fetch(`${site.url}/search?q=cloud`)).status).toBe(200);
    const inquiry = { email: "jo@example.com", requirements: `No. ${visit}` };
    expect((await sendInquiry(site.url, inquiry)).status).toBe(201);
  }
  await vi.waitUntil(() => site.descriptors() <= before + 5, { timeout: 120_000, interval: 1000 });

  for (const socket of sockets) socket.destroy();
  await site.stop();
  rmSync(folder, { recursive: true });
});
