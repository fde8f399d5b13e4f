import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { DATABASES, makePlace, query } from "../../intake/testing/test-databases.ts";
import { placeSettings } from "../support/attacked-site.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { startMailingSite } from "../support/mailing-site.ts";
import { startServer } from "../support/running-server.ts";
import { compareWithStore, endClaims, type Sent, sendUntilCut } from "./sent-messages.ts";

/** The number of kills per database. The environment variable KILLS is the total for both databases. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 6) / DATABASES.length);
const SENDERS = 12;
/** How many emails the server sends at a time. A kill can cause duplicates only of the emails that were in flight. */
const CONCURRENT_MAILS = 4;

describe.each(DATABASES)("on a %s database", (database) => {
  it(`${KILLS} kills under load lose no acknowledged message and no email`, async () => {
    const mail = await startMailServer();
    const place = await makePlace(database);
    const acknowledged: Sent[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer({ ...placeSettings(place), ...mailSettings(mail.url) });
      const senders = Array.from({ length: SENDERS }, (_, sender) =>
        sendUntilCut(server.url, sender, acknowledged),
      );
      // Kills the server after a random number of messages, while it is processing others.
      const enough = acknowledged.length + randomInt(4, 40);
      while (acknowledged.length < enough) await setTimeout(randomInt(1, 60));
      await server.kill();
      await Promise.all(senders);
    }

    const { stored, lost, doubled, halfStored } = await compareWithStore(place, acknowledged);
    await endClaims(place);
    await startMailingSite(place, mail.url);
    const waiting = async () =>
      (await query(place, "select id from deliveries where state <> 'delivered'")).length;
    await expect.poll(waiting, { timeout: 10 * 60_000, interval: 1000 }).toBe(0);
    const deliveries = await query(place, "select id from deliveries");
    const received = mail.received.map(({ messageId = "" }) => /<([^@]+)@/.exec(messageId)?.[1] ?? "");
    const arrived = new Set(received);
    const lostMails = deliveries.filter(({ id }) => !arrived.has(String(id)));
    const repeated = received.length - arrived.size;
    const copies = Math.max(
      ...Array.from(Map.groupBy(received, (id) => id).values(), ({ length }) => length),
    );
    console.log(
      `${database}: ${KILLS} kills, ${acknowledged.length} acknowledged, ${stored} stored, ${lost.length} lost, ${halfStored.length} stored without their file, ${doubled.length} stored twice; ${deliveries.length} emails, ${lostMails.length} lost, ${repeated} repeated under the same Message-ID, one of them ${copies - 1} times`,
    );

    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(lost).toEqual([]);
    expect(halfStored).toEqual([]);
    expect(doubled).toEqual([]);
    expect(deliveries).toHaveLength(2 * stored);
    expect(lostMails).toEqual([]);
    expect(arrived.size).toBe(deliveries.length);
    expect(repeated).toBeLessThanOrEqual(CONCURRENT_MAILS * KILLS);
    if (database === "sqlite") {
      expect(await query(place, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    }
  });
});
