import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startServer } from "../support/running-server.ts";
import { type Answer, sendApplication, sendContact } from "../support/senders.ts";

const KILLS = Number(process.env.KILLS ?? 25);
const SENDERS = 12;

type Sent = { reference: string; email: string; message: string; fileHash?: string };

/** Sends messages one after the other until the line breaks; tells of each that was acknowledged. */
async function sendUntilCut(url: string, sender: number, acknowledged: Sent[]) {
  for (let count = 0; ; count++) {
    const email = `sender-${sender}-${randomInt(1e9)}@example.com`;
    const message = `Message ${count} of sender ${sender}`;
    const bytes = sender % 3 === 0 ? randomBytes(randomInt(1_000, 400_000)) : undefined;
    let answer: Answer;
    try {
      answer = bytes
        ? await sendApplication(url, { email, message }, [{ field: "resume", name: "cv.bin", bytes }])
        : await sendContact(url, { email, message });
    } catch {
      return;
    }
    if (answer.status !== 201) continue;
    const { reference } = JSON.parse(answer.body) as { reference: string };
    acknowledged.push({
      reference,
      email,
      message,
      ...(bytes && { fileHash: createHash("sha256").update(bytes).digest("hex") }),
    });
  }
}

it(`loses nothing it acknowledged, in ${KILLS} kills under load`, { timeout: 20 * 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kill-"));
  const acknowledged: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer({ DATA_DIR: dataDir });
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendUntilCut(server.url, sender, acknowledged),
    );
    // The moment of the cut is the point of this test: some messages in, at no particular step of the next ones.
    const enough = acknowledged.length + randomInt(4, 40);
    while (acknowledged.length < enough)
      await new Promise((resolve) => setTimeout(resolve, randomInt(1, 60)));
    await server.kill();
    await Promise.all(senders);
  }

  const database = new DatabaseSync(join(dataDir, "aldergate.sqlite"));
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  const find = database.prepare("select id, kind, email, fields from submissions where reference = ?");
  const chunksOf = database.prepare(
    "select c.bytes from file_chunks c join files f on f.id = c.file_id where f.submission_id = ? order by c.seq",
  );
  const lost = acknowledged.filter(({ reference, email, message, fileHash }) => {
    const row = find.get(reference) as { id: string; email: string; fields: string } | undefined;
    if (!row || row.email !== email || JSON.parse(row.fields).message !== message) return true;
    if (!fileHash) return false;
    const hash = createHash("sha256");
    for (const { bytes } of chunksOf.all(row.id)) hash.update(bytes as Uint8Array);
    return hash.digest("hex") !== fileHash;
  });
  const halfStored = database
    .prepare(
      "select s.reference from submissions s where s.kind = 'application' and not exists (select 1 from files f where f.submission_id = s.id and f.sha256 is not null)",
    )
    .all();
  const doubled = database.prepare("select email from submissions group by email having count(*) > 1").all();
  console.log(
    `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost.length} lost, ${halfStored.length} half stored, ${doubled.length} doubled`,
  );
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(lost).toEqual([]);
  expect(halfStored).toEqual([]);
  expect(doubled).toEqual([]);
});
