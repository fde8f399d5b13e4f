import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { startServer } from "../../tests/support/running-server.ts";
import { sendApplication, sendContact } from "../../tests/support/senders.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

it("at start, a server erases messages older than RETENTION_DAYS, with their files, and keeps the rest", async () => {
  const dataDir = makeDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const resume = { field: "resume", name: "cv.pdf", bytes: Buffer.from("my life") };
  await sendApplication(first.url, { email: "old@example.com", message: "Hello" }, [resume]);
  await sendContact(first.url, { email: "recent@example.com", message: "Hello" });
  await sendContact(first.url, { email: "new@example.com", message: "Hello" });
  expect(await first.stop()).toBe(0);

  const database = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`, { timeout: 5000 });
  onTestFinished(() => database.close());
  const age = database.prepare("update messages set received_at = ? where email = ?");
  age.run(new Date(Date.now() - 31 * DAY_MS).toISOString(), "old@example.com");
  age.run(new Date(Date.now() - 29 * DAY_MS).toISOString(), "recent@example.com");
  const second = await startServer({ DATA_DIR: dataDir, RETENTION_DAYS: "30" });
  onTestFinished(() => second.kill());

  const all = (sql: string) => database.prepare(sql).all();
  await eventually(() => all("select id from audit").length > 0);
  expect(all("select email from messages order by email")).toEqual([
    { email: "new@example.com" },
    { email: "recent@example.com" },
  ]);
  expect(all("select id from files")).toEqual([]);
  expect(all("select file_id from file_chunks")).toEqual([]);
  expect(all("select message_id from deliveries")).toHaveLength(4);
  const [line] = all("select action, detail from audit");
  expect(line).toMatchObject({ action: "retain" });
  expect(JSON.parse(String(line?.detail))).toEqual({ days: 30, messages: 1, files: 1, deliveries: 2 });
});
