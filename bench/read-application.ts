/**
 * Reads a 20 MB application that arrives in pieces of the given size, and prints the processor time and the growth of
 * peak memory as JSON. bench/uploads.ts runs it in a process of its own for each measurement.
 * Usage: node bench/read-application.ts form-data|intake BYTES
 */
import { FORMS } from "../intake/forms.ts";
import { readForm } from "../intake/receive/read-form.ts";
import { multipart } from "../tests/support/senders.ts";

const [reader, pieceSize] = [process.argv[2], Number(process.argv[3])];
const file = Buffer.alloc(10 * 1024 * 1024 - 1, "a line of text\r\n");
const body = Buffer.concat(
  multipart({ name: "Ada", message: "Hello" }, [
    { field: "resume", name: "resume.bin", bytes: file },
    { field: "coverletter", name: "letter.bin", bytes: file },
  ]),
);
const boundary = body.toString("latin1", 2, body.indexOf("\r\n"));
let sent = 0;
const pieces = new ReadableStream<Uint8Array>({
  pull(controller) {
    controller.enqueue(new Uint8Array(body.subarray(sent, sent + pieceSize)));
    sent += pieceSize;
    if (sent >= body.length) controller.close();
  },
});
const request = new Request("http://localhost/", {
  method: "POST",
  body: pieces,
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  duplex: "half",
} as RequestInit);

const peakMB = () => process.resourceUsage().maxRSS / 1024;
const before = peakMB();
const start = process.cpuUsage();
const read = reader === "intake" ? await readForm(FORMS.application, request) : await request.formData();
const { user, system } = process.cpuUsage(start);
if ("outcome" in read) throw new Error(JSON.stringify(read));
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, memoryMB: peakMB() - before }));
