import { randomBytes } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { openStore } from "../../intake/store/store.ts";
import { DATABASES, makePlace } from "../../intake/testing/test-databases.ts";
import { placeSettings } from "../support/attacked-site.ts";
import { eventually } from "../support/eventually.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { startServer } from "../support/running-server.ts";
import { sendApplication } from "../support/senders.ts";
import { endClaims } from "./sent-messages.ts";

it.each(DATABASES)(
  "if a server on %s is killed before it records an email as sent, the email is sent once more after a restart",
  { timeout: 120_000 },
  async (database) => {
    const place = await makePlace(database);
    const mails = await startMailServer();
    const start = () => startServer({ ...placeSettings(place), ...mailSettings(mails.url) });
    const first = await start();
    // Kills our server when the mail server has received both emails and has not yet replied "250 OK".
    let taken = 0;
    mails.answer = async (stage) => {
      if (stage !== "data") return null;
      taken += 1;
      if (taken === 2) await first.kill();
      else if (taken < 2) await eventually(() => taken >= 2);
      return null;
    };
    const resume = { field: "resume", name: "cv.bin", bytes: randomBytes(200_000) };
    const sent = await sendApplication(first.url, { email: "ada@example.com", message: "Hello" }, [resume]);
    expect(sent.status).toBe(201);
    await eventually(() => mails.received.length === 2);

    const store = await openStore(place);
    onTestFinished(() => store.close());
    const { db } = store.connection;
    const deliveries = () => db.selectFrom("deliveries").select(["state", "claimed_by"]).execute();
    for (const { state, claimed_by } of await deliveries()) {
      expect({ state, claimed: claimed_by !== null }).toEqual({ state: "queued", claimed: true });
    }
    await endClaims(place);
    const second = await start();
    onTestFinished(() => second.kill());
    await eventually(async () => (await deliveries()).every(({ state }) => state === "delivered"));
    expect(await second.stop()).toBe(0);

    const ids = mails.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
    const attached = mails.received
      .filter(({ recipients }) => recipients.includes("careers@company.example"))
      .map(({ attachments }) => Buffer.from(attachments[0]?.content as ArrayBuffer).equals(resume.bytes));
    expect(attached).toEqual([true, true]);
  },
);
