import { createServer } from "node:net";
import { expect, test } from "vitest";
import { inboxJson, runInbox } from "../../cli/testing/run-command.ts";
import type { DeliveryState } from "../../intake/inbox/deliveries.ts";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { makePlace, query } from "../../intake/testing/test-databases.ts";
import { postForm } from "../support/attacked-site.ts";
import { startMailingSite } from "../support/mailing-site.ts";
import { endClaims } from "./sent-messages.ts";

type Queue = { deliveries: { state: DeliveryState; lastError: string | null }[] };

test("a hanging mail server delays no visitor, and `./inbox retry --all` sends the emails later", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as { port: number };
  const place = await makePlace("sqlite");
  const site = await startMailingSite(place, `smtp://127.0.0.1:${port}`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => postForm(site, "inquiry", { requirements: `No. ${number}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  const { deliveries } = await inboxJson<Queue>(["deliveries"], site);
  expect(deliveries).toHaveLength(16);
  // No delivery attempt has ended, so no visitor waited for one.
  expect(deliveries.map(({ lastError }) => lastError)).toEqual(Array(16).fill(null));
  await site.kill();
  await endClaims(place);
  // So that the next server sends the emails only after "./inbox retry --all".
  await query(place, "update deliveries set next_attempt_at = '2999-01-01T00:00:00.000Z'");
  await new Promise((resolve) => silent.close(resolve));

  const mail = await startMailServer();
  await startMailingSite(place, mail.url);
  expect((await runInbox(["retry", "--all"], site)).code).toBe(0);
  await expect.poll(() => mail.received.length, { timeout: 120_000 }).toBe(16);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(16);
});
