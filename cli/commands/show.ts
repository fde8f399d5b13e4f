import { styleText } from "node:util";
import { type Message, openingOf } from "../../intake/inbox/message.ts";
import { findMessage } from "../../intake/inbox/messages.ts";
import { readableSize } from "../../intake/messages/files.ts";
import { type Command, notFound } from "../command.ts";
import { describeCount, describeNextTry, describeTime } from "../describe.ts";
import { readReference } from "../option-values.ts";
import { visible, visibleLines } from "../terminal/visible.ts";
import { wrap } from "../terminal/width.ts";

export const show: Command = {
  name: "show",
  operands: "REF",
  operandCount: { min: 1, max: 1 },
  summary: "show one message in full",
  details: "Shows one message with all its fields, its files and the state of its deliveries.",
  examples: ["show XX-7K4M-Q2XD-9PWT", "show xx7k4mq2xd9pwt --json"],
  async run({ openStore, print, width }, [typed], _values) {
    const reference = readReference(typed);
    const { connection } = await openStore();
    const message = await findMessage(connection.db, reference);
    if (!message) throw notFound(`There is no message ${reference}.`);
    await print(message, () => describeMessage(message, width ?? PIPED_WIDTH));
  },
};

/** Lines are not wrapped if the output goes to a file or a pipe. */
const PIPED_WIDTH = Number.POSITIVE_INFINITY;

function describeMessage(message: Message, width: number): string[] {
  const { reference, kind, status, receivedAt, page, fields, files, deliveries } = message;
  const now = new Date();
  return [
    styleText("bold", `${reference}  ${kind}${status === "spam" ? "  SPAM" : ""}`),
    ...describeField("received", `${describeTime(receivedAt)} UTC`, width),
    ...(page ? describeField("page", page, width) : []),
    ...(openingOf(message) ? describeField("opening", openingOf(message), width) : []),
    ...Object.entries(fields).flatMap(([name, value]) => describeField(name, value, width)),
    ...files.flatMap(({ field, name, size }) =>
      describeField(field, `${name} (${readableSize(size)})`, width),
    ),
    ...deliveries.flatMap((delivery) => {
      const next = describeNextTry(delivery, now);
      const attempts = delivery.attempts > 0 ? `, ${describeCount(delivery.attempts, "attempt")}` : "";
      const error = delivery.lastError ? `: ${delivery.lastError}` : "";
      return describeField(delivery.kind, `${delivery.state} ${next}`.trim() + attempts + error, width);
    }),
  ];
}

const LABEL = 14;

function describeField(name: string, value: string, width: number): string[] {
  const label = `${visible(name)
    .slice(0, LABEL - 2)
    .padEnd(LABEL)}`;
  const lines = visibleLines(value).flatMap((line) => wrap(line, Math.max(20, width - LABEL)));
  return lines.map((line, index) => (index === 0 ? styleText("dim", label) : " ".repeat(LABEL)) + line);
}
