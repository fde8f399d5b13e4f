import { expect, it, onTestFinished } from "vitest";
import { makePlace, query } from "../../intake/testing/test-databases.ts";
import { newMessage, openTestStore } from "../../intake/testing/test-message.ts";
import { startServer } from "../../tests/support/running-server.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it("at start, a server erases messages older than RETENTION_DAYS, with their files, and keeps the rest", async () => {
  const place = await makePlace("sqlite");
  const { storeMessage } = await openTestStore(place);
  const resume = { field: "resume" as const, name: "cv.pdf", mediaType: "", sha256: "" };
  const files = [{ ...resume, bytes: Buffer.from("my life") }];
  await storeMessage(newMessage(1, { email: "old@example.com", receivedAt: daysAgo(31), files }));
  await storeMessage(newMessage(2, { email: "recent@example.com", receivedAt: daysAgo(29) }));
  await storeMessage(newMessage(3, { email: "new@example.com", receivedAt: daysAgo(0) }));
  const server = await startServer({ DATA_DIR: place.dataDir, RETENTION_DAYS: "30" });
  onTestFinished(() => server.kill());

  const all = (sql: string) => query(place, sql);
  await expect.poll(() => all("select id from audit")).toHaveLength(1);
  expect(await all("select email from messages order by email")).toEqual([
    { email: "new@example.com" },
    { email: "recent@example.com" },
  ]);
  expect(await all("select id from files")).toEqual([]);
  expect(await all("select file_id from file_chunks")).toEqual([]);
  expect(await all("select message_id from deliveries")).toHaveLength(2);
  const [line] = await all("select action, detail from audit");
  expect(line).toMatchObject({ action: "retain" });
  expect(JSON.parse(String(line?.detail))).toEqual({ days: 30, messages: 1, files: 1, deliveries: 1 });
});
