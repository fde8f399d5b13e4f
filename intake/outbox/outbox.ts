import { type DeliveryKind, NOTICE_KINDS, type NoticeKind } from "../store/database.ts";
import type { WorkingDays } from "../working-days.ts";
import type { OutgoingMessage, Send, SendContent } from "./delivery.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import type { Notice } from "./notice-queue.ts";
import { createMailSenders, type MailOptions } from "./send-mail.ts";
import { createWebhookSender, type WebhookOptions } from "./send-webhook.ts";
import { createWorker, type Queue, type Worker, type WorkerOptions } from "./worker.ts";

export type OutboxOptions = {
  /** The host of the public URL. It is the domain of Message-IDs and the name sent in EHLO. */
  messageIdDomain: string;
  /** If not given, emails stay queued. */
  mail?: MailOptions;
  webhook?: WebhookOptions;
};

type Parts = Omit<WorkerOptions<DeliveryKind, OutgoingMessage>, "senders"> & {
  queue: DeliveryQueue;
  notices: Queue<NoticeKind, Notice>;
  workingDays: WorkingDays;
};

/** Two workers: one for what belongs to a message, one for emails that remind staff. */
export function createOutbox(
  options: OutboxOptions,
  { queue, notices, workingDays, ...parts }: Parts,
): Worker {
  const senders = new Map<DeliveryKind, Send>();
  const reminders = new Map<NoticeKind, SendContent<NoticeKind, Notice>>();
  if (options.mail) {
    const context = { queue, workingDays, now: parts.now, messageIdDomain: options.messageIdDomain };
    const { staffMail, visitorMail, reply, noticeMail } = createMailSenders(options.mail, context);
    senders.set("staff-mail", staffMail).set("visitor-mail", visitorMail).set("reply", reply);
    for (const kind of NOTICE_KINDS) reminders.set(kind, noticeMail);
  }
  if (options.webhook) senders.set("webhook", createWebhookSender(options.webhook, parts.now));
  const workers = [
    createWorker({ queue, senders, ...parts }),
    createWorker({ queue: notices, senders: reminders, ...parts }),
  ];
  return {
    nudge() {
      for (const worker of workers) worker.nudge();
    },
    start() {
      for (const worker of workers) worker.start();
    },
    async sendDue() {
      await Promise.all(workers.map((worker) => worker.sendDue()));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
