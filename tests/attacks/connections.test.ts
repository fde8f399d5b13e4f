import { Agent } from "node:http";
import { expect, test } from "vitest";
import { sharedServer } from "../support/attacked-site.ts";
import { largestFile } from "../support/largest-file.ts";
import { open } from "../support/raw-http.ts";
import { sendApplication } from "../support/senders.ts";

const HOST = "Host: localhost:3000\r\n";

const site = sharedServer();

test("a request that the client aborts is not logged as an error", async () => {
  const form =
    "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disp";
  const starts = [
    `GET ${largestFile()} HTTP/1.1\r\n${HOST}\r\n`,
    `GET /search?q=cloud HTTP/1.1\r\n${HOST}\r\n`,
    `POST /contact HTTP/1.1\r\n${HOST}${form}`,
    `POST /messages/application HTTP/1.1\r\n${HOST}${form}`,
  ];
  const before = site.output();
  for (const start of starts.flatMap((each) => [each, each, each])) {
    const socket = open(site.url);
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.write(start);
    await fetch(`${site.url}/healthz`);
    socket.resetAndDestroy();
  }
  await fetch(`${site.url}/healthz`);
  expect(site.output().slice(before.length)).toBe("");
});

test("uploads that never end, from one address, take no place from a visitor at another address", async () => {
  const head = `POST /messages/application HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x`;
  const slow = Array.from({ length: 4 }, () => open(site.url));
  for (const socket of slow) {
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.write(head);
  }
  await fetch(`${site.url}/healthz`);
  const agent = new Agent({ localAddress: "127.0.0.2" });
  const resume = { field: "resume", name: "cv.pdf", bytes: Buffer.from("my life") };
  const { status } = await sendApplication(
    site.url,
    { email: "a@example.com", message: "Hello" },
    [resume],
    agent,
  );
  for (const socket of slow) socket.resetAndDestroy();
  expect(status).toBe(201);
});

test("an aborted download leaves no file open", async () => {
  const before = site.descriptors();
  for (let visit = 0; visit < 30; visit++) {
    const socket = open(site.url);
    socket.write(`GET ${largestFile()} HTTP/1.1\r\n${HOST}\r\n`.repeat(3));
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
  }
  await expect.poll(() => site.descriptors()).toBeLessThanOrEqual(before + 2);
});
