import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReceivedMail, type Stage, startSmtpReceiver } from "./smtp-receiver.ts";

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Returns an SMTP reply such as "450 later" to refuse, or null to accept. A promise delays the reply. */
  answer: (stage: Stage, address: string) => string | null | Promise<string | null>;
  stop(): Promise<void>;
};

/** Starts an SMTP server that keeps the emails it receives. It stops after the test. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const memory: Pick<MailServer, "received" | "answer"> = { received: [], answer: () => null };
  const receiver = await startSmtpReceiver({
    options,
    port,
    answer: (stage, address) => server.answer(stage, address),
    receive: (mail) => server.received.push(mail),
  });
  const server: MailServer = Object.assign(memory, receiver);
  onTestFinished(() => server.stop());
  return server;
}
