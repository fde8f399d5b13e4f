/**
 * The attackers of bench/hostile.ts. They run in a separate process with a lower priority, so that they don't take
 * processor time from the simulated visitors on the same core. Each attacker repeats one kind of attack, each time on a
 * new connection.
 */
import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { connect } from "node:tls";
import { multipart } from "../tests/support/senders.ts";

export type Attack = {
  port: number;
  addresses: string[];
  connections: number;
  largestFile: string;
};

/** The wait before reconnecting. Without it, the benchmark would mainly measure how fast connections are opened. */
const PAUSE_MS = 1000;
const DRIP_MS = 500;
const TINY_CHUNKS = Buffer.from("1\r\nx\r\n".repeat(10_000));
const HOST = "Host: localhost:3000\r\n";

const ATTACKS: ((socket: Socket, attack: Attack) => Promise<void>)[] = [
  sendTinyChunks,
  search,
  stallReading,
  fillHoneypot,
  skipWordCheck,
  uploadSlowly,
];

let opened = 0;
process.on("message", (message: Attack | "count") => {
  if (message === "count") return void process.send?.({ opened });
  for (let number = 0; number < message.connections; number += 1) void keepAttacking(message, number);
});

async function keepAttacking(attack: Attack, number: number): Promise<never> {
  const run = ATTACKS[number % ATTACKS.length] ?? search;
  const localAddress = attack.addresses[number % attack.addresses.length];
  for (;;) {
    opened += 1;
    const options = { port: attack.port, host: "127.0.0.1", localAddress };
    const socket = connect({ ...options, servername: "localhost", rejectUnauthorized: false });
    socket.on("error", () => {}).setMaxListeners(0);
    await run(socket, attack);
    socket.destroy();
    await setTimeout(PAUSE_MS);
  }
}

/** Attack 1: a form field in chunks of one byte. */
async function sendTinyChunks(socket: Socket) {
  const type = "Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n";
  const field = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
  socket.resume();
  socket.write(`POST /contact HTTP/1.1\r\n${HOST}${type}${field.length.toString(16)}\r\n${field}\r\n`);
  for (let sent = 0; sent < 150 && !socket.closed; sent += 1) await write(socket, TINY_CHUNKS);
}

/** Attack 2: requests for 200 searches and 200 thank-you pages, pipelined in one write. */
async function search(socket: Socket) {
  const query = randomBytes(3).toString("hex");
  const searches = `GET /search?q=${query}+we HTTP/1.1\r\n${HOST}\r\n`;
  const thanks = `GET /thank-you/contact/AG-7K4M-Q2XD-9PWT HTTP/1.1\r\n${HOST}\r\n`;
  socket.resume();
  socket.write(searches.repeat(200) + thanks.repeat(200));
  await answered(socket);
  await Promise.race([closed(socket), setTimeout(1000)]);
}

/** Attack 3: requests a large file eight times and never reads the responses. */
async function stallReading(socket: Socket, { largestFile }: Attack) {
  socket.pause();
  socket.write(`GET ${largestFile} HTTP/1.1\r\n${HOST}\r\n`.repeat(8));
  await closed(socket);
}

/** Attack 4: an application with a file and a filled-in honeypot field. */
async function fillHoneypot(socket: Socket) {
  await post(socket, { name: "Bot", message: randomBytes(8).toString("hex"), alder_ring: "yes" }, 1_000_000);
}

/** Attack 5: the largest allowed file in a form without the word of the word check. */
async function skipWordCheck(socket: Socket) {
  await post(socket, { name: "Bot" }, 10 * 1024 * 1024);
}

/** Attack 6: an upload at two bytes a second. */
async function uploadSlowly(socket: Socket) {
  const head = `POST /messages/application HTTP/1.1\r\n${HOST}Content-Length: 1000000\r\n`;
  const file = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv"\r\n\r\n';
  socket.resume();
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n${file}`);
  const dripping = setInterval(() => socket.write("x"), DRIP_MS);
  await closed(socket);
  clearInterval(dripping);
}

async function post(socket: Socket, fields: Record<string, string>, size: number) {
  const body = Buffer.concat(
    multipart(fields, [{ field: "resume", name: "cv.bin", bytes: Buffer.alloc(size) }]),
  );
  const boundary = body.toString("latin1", 2, body.indexOf("\r\n"));
  const type = `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n`;
  socket.resume();
  socket.write(`POST /messages/application HTTP/1.1\r\n${HOST}${type}\r\n`);
  await write(socket, body);
  await answered(socket);
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  const written = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  return Promise.race([written, closed(socket)]);
}

function answered(socket: Socket): Promise<void> {
  const received = new Promise<void>((resolve) => socket.once("data", () => resolve()));
  return Promise.race([received, closed(socket)]);
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}
