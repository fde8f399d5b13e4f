import { Agent } from "node:http";
import { describe, expect, it } from "vitest";
import { DATABASES, makePlace } from "../../intake/testing/test-databases.ts";
import { placeSettings } from "../support/attacked-site.ts";
import { openUpload } from "../support/endless-upload.ts";
import { open } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
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

    const upload = await startUpload(server);
    const ended = server.stop();
    const connect = () =>
      fetch(server.url).catch(({ cause }: Error) => (cause as NodeJS.ErrnoException).code);
    await expect.poll(connect).toBe("ECONNREFUSED");
    const answer = await upload.finish();
    await Promise.all(senders);
    const code = await ended;
    agent.destroy();

    const { stored, lost, doubled, halfStored } = await compareWithStore(place, acknowledged);
    expect(code).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 /);
    expect({ lost, doubled, halfStored }).toEqual({ lost: [], doubled: [], halfStored: [] });
    // The upload is stored too, but is not in `acknowledged`.
    expect(stored).toBe(acknowledged.length + 1);
  });
});

/** Sends an application with half of its file. `finish` sends the rest. */
async function startUpload(server: RunningServer) {
  const { head, start, end } = await openUpload(server, 400_000, "Expect: 100-continue\r\n");
  const half = "x".repeat(200_000);
  const socket = open(server.url);
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
  await new Promise((resolve) => socket.write(start + half, resolve));
  return {
    async finish() {
      socket.write(half + end);
      await closed;
      return received;
    },
  };
}
