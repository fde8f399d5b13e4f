import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Agent } from "node:http";
import type { StorePlace } from "../../intake/store/store.ts";
import { query } from "../../intake/testing/test-databases.ts";
import { type Answer, sendApplication, sendContact, sendInquiry } from "../support/senders.ts";

export type Sent = { reference: string; email: string; text: string; fileHash?: string };

/** Sends a contact message, an inquiry or an application with a file, depending on the sender's number. */
export async function sendOne(url: string, sender: number, agent?: Agent): Promise<Sent | null> {
  const email = `sender-${sender}-${randomInt(1e12)}@example.com`;
  const text = `A message of sender ${sender}`;
  const bytes = sender % 3 === 0 ? randomBytes(randomInt(1_000, 300_000)) : undefined;
  const { status, body } = await send(url, sender, { email, text, bytes }, agent);
  if (status !== 201) return null;
  const { reference } = JSON.parse(body) as { reference: string };
  const fileHash = bytes && createHash("sha256").update(bytes).digest("hex");
  return { reference, email, text, ...(fileHash && { fileHash }) };
}

/** Sends one message after another until the connection breaks. */
export async function sendUntilCut(url: string, sender: number, acknowledged: Sent[], agent?: Agent) {
  try {
    for (;;) {
      const sent = await sendOne(url, sender, agent);
      if (sent) acknowledged.push(sent);
    }
  } catch {}
}

type Content = { email: string; text: string; bytes: Uint8Array | undefined };

function send(url: string, sender: number, { email, text, bytes }: Content, agent?: Agent): Promise<Answer> {
  if (bytes) {
    const files = [{ field: "resume", name: "cv.bin", bytes }];
    return sendApplication(url, { email, message: text }, files, agent);
  }
  if (sender % 3 === 1) return sendContact(url, { email, message: text }, agent);
  return sendInquiry(url, { email, requirements: text }, agent);
}

/**
 * Finds acknowledged messages that are missing from the store or have other content there, messages that are stored
 * twice, and applications that are stored without a complete file.
 */
export async function compareWithStore(place: StorePlace, acknowledged: readonly Sent[]) {
  const rows = await query(place, "select id, reference, email, fields from messages");
  const stored = new Map(rows.map((row) => [row.reference, row]));
  const hashes = await fileHashes(place);
  const lost = acknowledged.filter(({ reference, email, text, fileHash }) => {
    const row = stored.get(reference);
    if (!row || row.email !== email) return true;
    const { message, requirements } = JSON.parse(String(row.fields)) as Record<string, string>;
    return (message ?? requirements) !== text || hashes.get(String(row.id)) !== fileHash;
  });
  const doubled = await query(place, "select email from messages group by email having count(*) > 1");
  const halfStored = await query(
    place,
    "select s.reference from messages s where s.kind = 'application' and not exists (select 1 from files f where f.message_id = s.id and f.sha256 is not null)",
  );
  return { stored: rows.length, lost, doubled, halfStored };
}

/** Hashes the stored bytes instead of relying on the hashes in the store. */
async function fileHashes(place: StorePlace): Promise<Map<string, string>> {
  const files = await query(place, "select id, message_id from files where message_id is not null");
  const hashes = new Map<string, string>();
  for (const { id, message_id } of files) {
    const hash = createHash("sha256");
    const chunks = await query(
      place,
      "select bytes from file_chunks where file_id = ? order by seq",
      String(id),
    );
    for (const { bytes } of chunks) hash.update(bytes as Uint8Array);
    hashes.set(String(message_id), hash.digest("hex"));
  }
  return hashes;
}

/** Ends a killed server's claims on deliveries. The claims would otherwise last for up to a minute. */
export async function endClaims(place: StorePlace): Promise<void> {
  await query(place, "update deliveries set claimed_until = null where state = 'queued'");
}
