import { Webhook } from "standardwebhooks";
import { type OutgoingMessage, Refused, type Send } from "./delivery.ts";

export type WebhookOptions = {
  url: string;
  /** The signing key: "whsec_" followed by the key in base64. */
  secret: string;
  timeoutMs?: number;
};

const TIMEOUT_MS = 15_000;
/** The only status that says that a retry is useless. Others, such as 404, also occur while a receiver is being deployed. */
const GONE = 410;

/** Posts messages as defined by Standard Webhooks. A retry has the same id and a new signature. */
export function createWebhookSender(options: WebhookOptions, now: () => Date): Send {
  const signer = new Webhook(options.secret);
  return async (delivery, message, signal) => {
    const id = `msg_${delivery.id}`;
    const body = JSON.stringify(toEvent(message));
    const timestamp = now();
    const response = await fetch(options.url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)]),
      headers: {
        "content-type": "application/json",
        "user-agent": "Website-Webhook",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(timestamp.getTime() / 1000)),
        "webhook-signature": signer.sign(id, timestamp, body),
      },
    });
    await response.body?.cancel();
    if (response.ok) return null;
    const reason = `The webhook responded with status ${response.status}.`;
    throw response.status === GONE ? new Refused(reason) : new Error(reason);
  };
}

function toEvent(message: OutgoingMessage) {
  const { reference, kind, status, receivedAt, page, source, fields, files } = message;
  return {
    type: `${kind}.received`,
    timestamp: receivedAt,
    data: {
      reference,
      kind,
      suspicious: status === "suspicious",
      received_at: receivedAt,
      page,
      source,
      fields,
      files: files.map(({ field, name, size, sha256 }) => ({ field, name, size, sha256 })),
    },
  };
}
