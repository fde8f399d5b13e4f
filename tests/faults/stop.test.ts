import { Agent } from "node:http";
import { describe, expect, it } from "vitest";
import { DATABASES, makePlace } from "../../intake/testing/test-databases.ts";
import { placeSettings } from "../support/attacked-site.ts";
import { open } from "../support/raw-http.ts";
import { startServer } from "../support/running-server.ts";
import { multipart, wordCookie } from "../support/senders.ts";
import { compareWithStore, type Sent, sendUntilCut } from "./sent-messages.ts";

const SENDERS = 12;

describe.each(DATABASES)("on a %s database", (database) => {
  it("a stopping server finishes requests in flight, refuses new connections and exits with 0", async () => {
    const place = await makePlace(database);
    const server = await startServer(placeSettings(place));
    const acknowledged: Sent[] = [];
    const agent = new Agent({ keepAlive: true });
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendUntilCut(server.url, sender, acknowledged, agent),
    );
    while (acknowledged.length < 40) await new Promise((resolve) => setImmediate(resolve));

    const upload = await startUpload(server.url);
    const ended = server.stop();
    await refused(server.url);
    const answer = await upload.finish();
    await Promise.all(senders);
    const code = await ended;
    agent.destroy();

    const { stored, lost, doubled, halfStored } = await compareWithStore(place, acknowledged);
    expect(code).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
    expect({ lost, doubled, halfStored }).toEqual({ lost: [], doubled: [], halfStored: [] });
    // The upload is stored too, but is not in `acknowledged`.
    expect(stored).toBe(acknowledged.length + 1);
  });
});

/** Sends an application with half of its file. `finish` sends the rest. */
async function startUpload(url: string) {
  const text = {
    applyfor: "Others",
    name: "Ada",
    last_name: "Brandt",
    type_the_word: "heron",
    message: "Half way",
  };
  const file = { field: "resume", name: "cv.bin", bytes: Buffer.alloc(400_000, "x") };
  const body = Buffer.concat(multipart({ ...text, email: "half@example.com" }, [file]));
  const boundary = body.toString("latin1", 2, body.indexOf("\r\n"));
  const head = `POST /messages/application HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${await wordCookie(url, "application")}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  const socket = open(url);
  let received = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  // Waits for "100 Continue": by then the server has accepted the connection. A connection that is still in
  // the backlog when the server stops listening is reset.
  await new Promise((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
      resolve(received);
    });
    socket.write(head);
  });
  await new Promise((resolve) => socket.write(body.subarray(0, 200_000), resolve));
  return {
    async finish() {
      socket.write(body.subarray(200_000));
      await closed;
      return received;
    },
  };
}

/** Waits until the server refuses connections. */
async function refused(url: string) {
  for (;;) {
    const problem = await new Promise<string | undefined>((resolve) => {
      const socket = open(url);
      socket.once("connect", () => {
        socket.destroy();
        resolve(undefined);
      });
      socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    // Connections in the backlog are reset when the server stops listening.
    if (problem && problem !== "ECONNRESET") return expect(problem).toBe("ECONNREFUSED");
  }
}
