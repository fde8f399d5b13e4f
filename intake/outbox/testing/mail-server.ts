import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReadMail, readMail } from "./read-mail.ts";

type ReceivedMail = ReadMail & { from: string; recipients: string[]; raw: Buffer };

type Stage = "connect" | "recipient" | "data";

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Decides about what comes in: a reply such as "450 later" refuses it. May wait. */
  answer: (stage: Stage, address: string) => string | null | Promise<string | null>;
  stop(): Promise<void>;
};

/** A real SMTP server on loopback, stopped after the test. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
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
      if (raw === null) return done(refusal("451 broken off"));
      if (stream.sizeExceeded) return done(refusal("552 5.3.4 too big"));
      const { mailFrom, rcptTo } = session.envelope;
      decide("data", "", (error) => {
        if (!error) {
          server.received.push({
            ...readMail(raw),
            from: mailFrom ? mailFrom.address : "",
            recipients: rcptTo.map(({ address }) => address),
            raw,
          });
        }
        done(error);
      });
    },
  });
  // A client that hangs up in the middle is what some of the tests are about.
  smtp.on("error", () => {});
  const listener = smtp.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address() as AddressInfo;

  async function decide(stage: Stage, recipient: string, done: (error?: Error | null) => void) {
    const reply = await server.answer(stage, recipient);
    done(reply === null ? null : refusal(reply));
  }

  const server: MailServer = {
    url: `${options.secure ? "smtps" : "smtp"}://127.0.0.1:${address.port}`,
    port: address.port,
    received: [],
    answer: () => null,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  onTestFinished(() => server.stop());
  return server;
}

function refusal(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

/** A port nobody listens on. */
export async function findClosedPort(): Promise<number> {
  const server = await startMailServer();
  await server.stop();
  return server.port;
}
