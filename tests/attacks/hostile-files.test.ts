import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  type AttackedSite,
  expectNoTemporaryFiles,
  expectNothingKept,
  onOneServer,
  postForm,
} from "../support/attacked-site.ts";
import { openUpload, sendEndlessly } from "../support/endless-upload.ts";
import { open } from "../support/raw-http.ts";

const resume = (name: string, bytes: Uint8Array) => [{ field: "resume", name, bytes }];

/** The stored file of the most recent application, with its bytes. */
async function storedFile(site: AttackedSite) {
  const [last] = await site.query("select id from messages order by received_at desc, id desc limit 1");
  const rows = await site.query(
    "select f.id, f.name, c.bytes from files f join file_chunks c on c.file_id = f.id where f.message_id = ? order by f.id, c.seq",
    String(last?.id),
  );
  const bytes = Buffer.concat(rows.map((row) => row.bytes as Uint8Array));
  const { id, name } = rows[0] ?? {};
  return { id: String(id), name: String(name), bytes };
}

onOneServer((site) => {
  test("a body shorter than its Content-Length is not stored", async () => {
    const { head, start } = await openUpload(site(), 5_000_000);
    const socket = open(site().url);
    socket.end(`${head}${start}${"x".repeat(300_000)}`);
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    await expectNothingKept(site());
  });

  test("a body with a Content-Length of ten gigabytes gets a 413 page that still contains the typed text", async () => {
    const { answer } = await sendEndlessly(site());
    expect(answer.slice(0, 12)).toBe("HTTP/1.1 413");
    expect(answer.includes("I build things")).toBe(true);
    await expectNothingKept(site());
  });

  // intake/receive/file-name.test.ts has more names.
  test.each([
    ["../../../etc/passwd", "passwd"],
    ["cv.pdf\0.exe", "cv.pdf.exe"],
    ["\u202efdp.exe", "fdp.exe"],
  ])("a file named %j is stored under a generated id and shown as %j", async (name, shown) => {
    const bytes = randomBytes(100);
    const { status } = await postForm(site(), "application", { message: name }, resume(name, bytes));
    expect(status).toBe(303);
    const stored = await storedFile(site());
    expect(stored.name).toBe(shown);
    expect(stored.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(stored.bytes.equals(bytes)).toBe(true);
    expectNoTemporaryFiles(site().place);
  });

  test("polyglots, executables, HTML and compression bombs are stored unchanged and never served", async () => {
    const files = {
      "picture.gif": Buffer.from("GIF89a/*<script>alert(1)</script>*/=1;%PDF-1.7\nPK\x03\x04", "latin1"),
      "cv.pdf.exe": Buffer.from("MZ\x90\x00#!/bin/sh\ntouch /tmp/aldergate-was-here\n", "latin1"),
      "cv.html": Buffer.from("<!doctype html><script>alert(document.domain)</script>"),
      "bomb.gz": gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 })),
    };
    for (const [name, bytes] of Object.entries(files)) {
      expect((await postForm(site(), "application", { message: name }, resume(name, bytes))).status).toBe(
        303,
      );
      const stored = await storedFile(site());
      expect(stored.bytes.equals(bytes)).toBe(true);
      for (const path of [stored.id, `files/${stored.id}`, `data/${stored.id}`, `uploads/${name}`, name]) {
        const { status, headers } = await fetch(`${site().url}/${path}`);
        expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
      }
    }
  });
});
