import type { DeliveryKind } from "../store/database.ts";
import type { WorkingDays } from "../working-days.ts";
import type { Send } from "./delivery.ts";
import { createMailSenders, type MailOptions } from "./send-mail.ts";
import { createWebhookSender, type WebhookOptions } from "./send-webhook.ts";
import { createWorker, type Worker, type WorkerOptions } from "./worker.ts";

export type OutboxOptions = {
  /** The host of the public URL. It is the domain of Message-IDs and the name sent in EHLO. */
  messageIdDomain: string;
  /** If not given, emails stay queued. */
  mail?: MailOptions;
  webhook?: WebhookOptions;
};

type OutboxParts = Omit<WorkerOptions, "senders"> & { workingDays: WorkingDays };

export function createOutbox(options: OutboxOptions, { queue, workingDays, ...parts }: OutboxParts): Worker {
  const senders = new Map<DeliveryKind, Send>();
  if (options.mail) {
    const context = { queue, workingDays, now: parts.now, messageIdDomain: options.messageIdDomain };
    const { staffMail, visitorMail, reply } = createMailSenders(options.mail, context);
    senders.set("staff-mail", staffMail).set("visitor-mail", visitorMail).set("reply", reply);
  }
  if (options.webhook) senders.set("webhook", createWebhookSender(options.webhook, parts.now));
  return createWorker({ queue, senders, ...parts });
}
