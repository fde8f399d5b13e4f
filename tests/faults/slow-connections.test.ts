import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_UPLOAD_SLOTS } from "../../intake/abuse/upload-slots.ts";
import { type AttackedSite, expectNothingKept, onOneServer, postForm } from "../support/attacked-site.ts";
import { open } from "../support/raw-http.ts";

const IDLE = 2000;
const SLOTS = DEFAULT_UPLOAD_SLOTS.total;

type Slow = { socket: Socket; received: string; closed: Promise<void> };

/** Sends `start` on a new connection, then `drip`, if given, twice a second until the server closes the connection. */
function trickle(site: AttackedSite, start: string, drip?: string): Slow {
  const socket = open(site.url);
  const slow: Slow = { socket, received: "", closed: Promise.resolve() };
  socket.on("data", (chunk: Buffer) => {
    slow.received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  if (start) socket.write(start);
  const dripping = drip ? setInterval(() => socket.write(drip), 500) : undefined;
  slow.closed = new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(dripping);
      resolve();
    });
  });
  return slow;
}

onOneServer((site) => {
  const idle: Slow[] = [];

  beforeAll(async () => {
    const before = site().descriptors();
    // Opens the connections in groups that fit the listen backlog. If the backlog is full, the kernel drops new
    // connections, although they look open to the client.
    while (idle.length < IDLE) {
      idle.push(...Array.from({ length: 100 }, () => trickle(site(), "")));
      // On a busy machine, the server may already have closed the first connections.
      const closed = () => idle.filter(({ socket }) => socket.closed).length;
      await vi.waitUntil(() => site().descriptors() - before + closed() >= idle.length, 60_000);
    }
  });

  afterAll(() => {
    for (const { socket } of idle) socket.destroy();
  });

  test("slow headers and bodies get a 408, idle connections are closed, and other visitors are still served", async () => {
    const head = "Host: localhost:3000\r\nContent-Length: 100000\r\n";
    const form =
      "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name=";
    const header = trickle(site(), "GET / HTTP/1.1\r\nHost: localhost:3000\r\nX: ", "x");
    const bodies = [
      "/services/custom-software-development",
      "/career/software-developer",
      "/messages/application",
    ].map((path) => trickle(site(), `POST ${path} HTTP/1.1\r\n${head}${form}`, "x"));
    // More concurrent uploads than there are upload slots.
    const uploads = Array.from({ length: SLOTS + 30 }, () =>
      trickle(site(), `POST /messages/application HTTP/1.1\r\n${head}${form}`),
    );

    const before = site().peakMemory();
    const honest = Array.from({ length: 20 }, async (_, number) => {
      expect((await fetch(`${site().url}/about`)).status).toBe(200);
      return (await postForm(site(), "inquiry", { requirements: `No. ${number}` })).status;
    });
    expect(await Promise.all(honest)).toEqual(Array(20).fill(303));

    await Promise.all([header, ...bodies, ...uploads, ...idle].map(({ closed }) => closed));
    expect(header.received).toMatch(/^HTTP\/1\.1 408 /);
    for (const { received } of bodies) expect(received.slice(0, 12)).toBe("HTTP/1.1 408");
    expect(bodies[0]?.received).toContain("took too long to arrive");
    // Uploads without a slot get a 503 after at most ten seconds. Those with a slot get a 408 after twenty.
    const statuses = uploads.map(({ received }) => received.slice(9, 12)).sort();
    expect([...new Set(statuses)]).toEqual(["408", "503"]);
    expect(statuses.filter((status) => status === "408").length).toBeLessThanOrEqual(SLOTS);

    const files = [{ field: "resume", name: "cv.pdf", bytes: Buffer.from("my life") }];
    expect((await postForm(site(), "application", {}, files)).status).toBe(303);
    console.log(
      `${IDLE} idle and ${uploads.length} stalled connections: ${(site().peakMemory() - before).toFixed(0)} MB`,
    );
    await site().query("delete from submissions");
    await site().query("delete from word_check_uses");
    await expectNothingKept(site());
  });
});
