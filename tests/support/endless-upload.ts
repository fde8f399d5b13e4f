import { randomBytes } from "node:crypto";
import { browserHeaders, FIELDS } from "./attacked-site.ts";
import { open } from "./raw-http.ts";
import type { RunningServer } from "./running-server.ts";
import { multipart } from "./senders.ts";

/** The request head of a job application with a file of this size, and its body before and after the file. */
export async function openUpload(site: RunningServer, fileSize: number, lines = "") {
  const fields = Buffer.concat(multipart({ ...FIELDS.application, type_the_word: "heron" })).toString();
  const boundary = fields.slice(2, fields.indexOf("\r\n"));
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv"\r\n\r\n`;
  const start = fields.slice(0, fields.lastIndexOf(`--${boundary}--`)) + file;
  const end = `\r\n--${boundary}--\r\n`;
  const { cookie = "", origin = "" } = await browserHeaders(site, "application");
  const head = [
    "POST /career/software-developer HTTP/1.1",
    `Host: localhost:3000\r\nOrigin: ${origin}\r\nCookie: ${cookie}`,
    `Content-Length: ${start.length + fileSize + end.length}`,
    `Content-Type: multipart/form-data; boundary=${boundary}\r\n${lines}\r\n`,
  ].join("\r\n");
  return { head, start, end };
}

/** Uploads a file of ten gigabytes until the server responds, or up to 200 MB. */
export async function sendEndlessly(site: RunningServer) {
  const { head, start } = await openUpload(site, 10_000_000_000);
  const socket = open(site.url);
  let answer = "";
  socket.on("data", (data: Buffer) => {
    answer += data.toString("latin1");
  });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(head);
  socket.write(start);
  const megabyte = randomBytes(1024 * 1024);
  let megabytes = 0;
  while (!socket.destroyed && answer === "" && megabytes < 200) {
    megabytes += 1;
    await new Promise((resolve) => socket.write(megabyte, resolve));
  }
  await closed;
  return { answer, megabytes };
}
