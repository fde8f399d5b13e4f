/**
 * Compares the intake's form reader with `Request.formData()`, then sends 50 concurrent applications with two 10 MiB
 * files each. Every application must be stored (201) or refused (429 or 503), and the server must not exceed
 * MEMORY_LIMIT_MB. Run with `npm run bench:uploads`.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { Agent } from "node:http";
import { sendApplication } from "../tests/support/senders.ts";
import { startBenchServer } from "./bench-server.ts";

const CONCURRENT = 50;
const MEMORY_LIMIT_MB = 512;

for (const pieceSize of [65_536, 1460, 64]) {
  for (const reader of ["intake", "form-data"]) {
    const output = execFileSync(process.execPath, ["bench/read-application.ts", reader, String(pieceSize)]);
    const { cpuMs, memoryMB } = JSON.parse(output.toString()) as { cpuMs: number; memoryMB: number };
    console.log(
      `20 MB in pieces of ${pieceSize} bytes, ${reader}: ${cpuMs.toFixed(0)} ms of processor time, ${memoryMB.toFixed(0)} MB`,
    );
  }
}

const bytes = randomBytes(10 * 1024 * 1024);
const server = await startBenchServer();
const before = server.peakMemory();
const began = Date.now();
const agent = new Agent({ maxSockets: CONCURRENT });
const answers = await Promise.all(
  Array.from({ length: CONCURRENT }, (_, index) =>
    sendApplication(
      server.url,
      { email: `bench-${index}@example.com`, message: `Application ${index}` },
      [
        { field: "resume", name: "resume.bin", bytes },
        { field: "coverletter", name: "letter.bin", bytes },
      ],
      agent,
    ).then(
      ({ status }) => status,
      () => 0,
    ),
  ),
);
const peak = server.peakMemory();
await server.stop();

const count = (status: number) => answers.filter((answer) => answer === status).length;
console.log(
  `of ${CONCURRENT} applications: ${count(201)} stored, ${count(429) + count(503)} refused, ${count(0)} lost their connection`,
);
console.log(`${((Date.now() - began) / 1000).toFixed(1)} s for ${CONCURRENT * 20} MB`);
console.log(
  `resident memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at its peak (limit ${MEMORY_LIMIT_MB} MB)`,
);
if (peak > MEMORY_LIMIT_MB || count(201) + count(429) + count(503) !== CONCURRENT) process.exitCode = 1;
