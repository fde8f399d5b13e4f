import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = Email & { envelopeFrom: string; recipients: string[]; raw: Buffer };

export type Stage = "connect" | "recipient" | "data";

type ReceiverParts = {
  options?: SMTPServerOptions;
  port?: number;
  /** Returns an SMTP reply such as "450 later" to refuse, or null to accept. A promise delays the reply. */
  answer?: (stage: Stage, address: string) => string | null | Promise<string | null>;
  receive: (mail: ReceivedMail) => void;
};

/** Starts an SMTP server on the loopback address. It passes each accepted email to `receive`. */
export async function startSmtpReceiver({ options = {}, port = 0, answer, receive }: ReceiverParts) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    ...options,
    onConnect: (_session, done) => decide("connect", "", done),
    onRcptTo: (address, _session, done) => decide("recipient", address.address, done),
    async onData(stream, session, done) {
      const raw = await buffer(stream).catch(() => null);
      if (raw === null) return done(refusal("451 interrupted"));
      if (stream.sizeExceeded) return done(refusal("552 5.3.4 too big"));
      const { mailFrom, rcptTo } = session.envelope;
      const envelopeFrom = mailFrom ? mailFrom.address : "";
      const recipients = rcptTo.map(({ address }) => address);
      const mail = await PostalMime.parse(raw);
      decide("data", "", (error) => {
        if (!error) receive({ ...mail, envelopeFrom, recipients, raw });
        done(error);
      });
    },
  });
  // Without an error listener, a client that disconnects while sending an email would crash the process.
  smtp.on("error", () => {});
  const listener = smtp.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const { port: taken } = listener.address() as AddressInfo;

  async function decide(stage: Stage, recipient: string, done: (error?: Error | null) => void) {
    const reply = (await answer?.(stage, recipient)) ?? null;
    done(reply === null ? null : refusal(reply));
  }

  return {
    url: `${options.secure ? "smtps" : "smtp"}://127.0.0.1:${taken}`,
    port: taken,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

function refusal(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
