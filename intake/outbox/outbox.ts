import type { DeliveryKind } from "../store/database.ts";
import type { Send } from "./outgoing.ts";
import { createMailSenders, type MailOptions } from "./send-mail.ts";
import { createWebhookSender, type WebhookOptions } from "./send-webhook.ts";
import { createWorker, type Worker, type WorkerOptions } from "./worker.ts";

export type OutboxOptions = {
  /** What Message-IDs end in: the domain the site is reached under. */
  messageIdDomain: string;
  /** Without it mails stay queued, and go out once it is given. */
  mail?: MailOptions;
  webhook?: WebhookOptions;
};

type OutboxParts = Omit<WorkerOptions, "senders">;

/** Mails and webhooks have a worker each: neither waits for the other's server. */
export function createOutbox(options: OutboxOptions, parts: OutboxParts): Worker {
  const { queue, now } = parts;
  const lanes: [DeliveryKind, Send][][] = [];
  if (options.mail) {
    const { staffMail, visitorMail } = createMailSenders(options.mail, { queue, ...options });
    lanes.push([
      ["staff-mail", staffMail],
      ["visitor-mail", visitorMail],
    ]);
  }
  if (options.webhook) lanes.push([["webhook", createWebhookSender(options.webhook, now)]]);
  return allOf(lanes.map((lane) => createWorker({ ...parts, senders: new Map(lane) })));
}

function allOf(workers: Worker[]): Worker {
  return {
    nudge() {
      for (const worker of workers) worker.nudge();
    },
    async workOff() {
      await Promise.all(workers.map((worker) => worker.workOff()));
    },
    start() {
      for (const worker of workers) worker.start();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
