import { styleText } from "node:util";
import { readableSize } from "../../intake/forms/fields.ts";
import { describeDue } from "../../intake/inbox/due.ts";
import { campaignOf, type Message, openingOf } from "../../intake/inbox/message.ts";
import { findMessage } from "../../intake/inbox/read-messages.ts";
import type { WorkingDays } from "../../intake/working-days.ts";
import { type Context, type Inbox, noMessage } from "../context.ts";
import { describeCount, describeNextTry, describeStatus, describeTime } from "../describe.ts";
import { examples, readReference } from "../options.ts";
import { visible, visibleLines } from "../terminal/visible.ts";
import { wrap } from "../terminal/wrap.ts";

export function addShow(inbox: Inbox, { openStore, print, width, workingDays }: Context): void {
  inbox
    .command("show")
    .argument("<ref>", "the message's reference", readReference)
    .summary("show one message in full")
    .description("Shows one message with all its fields, its files and the state of its deliveries.")
    .addHelpText("after", examples("show XX-7K4M-Q2XD-9PWT", "show xx7k4mq2xd9pwt --json"))
    .action(async (reference) => {
      const { connection } = await openStore();
      const message = await findMessage(connection.db, reference);
      if (!message) throw noMessage(reference);
      await print(message, () => describeMessage(message, width, workingDays));
    });
}

function describeMessage(message: Message, width: number | undefined, workingDays: WorkingDays): string[] {
  const { timeZone } = workingDays;
  const { reference, kind, status, source } = message;
  const parts = [
    ["received", describeTime(message.receivedAt, timeZone)],
    ["status", describeStatus(message)],
    ["reply", describeDue(message, workingDays, new Date())?.text ?? ""],
    ["answered", message.answeredAt ? describeTime(message.answeredAt, timeZone) : ""],
    ["owner", message.owner],
    ["page", message.page],
    ["visit began", source.entry_page],
    ["came from", source.referrer],
    ["campaign", campaignOf(source)],
    ["opening", openingOf(message)],
    ...Object.entries(message.fields),
    ...message.files.map(({ field, name, size }) => [field, `${name} (${readableSize(size)})`]),
    ...message.deliveries.map((delivery) => {
      const state = `${delivery.state} ${describeNextTry(delivery, timeZone)}`.trim();
      const attempts = delivery.attempts > 0 ? `, ${describeCount(delivery.attempts, "attempt")}` : "";
      return [delivery.kind, state + attempts + (delivery.lastError ? `: ${delivery.lastError}` : "")];
    }),
    ...message.events.map(({ at, author, action, detail }) => [
      isText(action) ? action : "history",
      `${describeTime(at, timeZone)} ${author}: ${isText(action) ? "" : `${action} `}${detail}`.trimEnd(),
    ]),
  ];
  return [
    styleText("bold", `${reference}  ${kind}${status === "received" ? "" : `  ${status.toUpperCase()}`}`),
    ...parts.flatMap(([name = "", value = ""]) => (value === "" ? [] : describeField(name, value, width))),
  ];
}

const isText = (action: string) => action === "note" || action === "reply";

const LABEL = 14;

/** Lines are not wrapped if the output goes to a file or a pipe. */
function describeField(name: string, value: string, width: number | undefined): string[] {
  const label = visible(name)
    .slice(0, LABEL - 2)
    .padEnd(LABEL);
  const lines = visibleLines(value).flatMap((line) =>
    width === undefined ? line : wrap(line, Math.max(20, width - LABEL)),
  );
  return lines.map((line, index) => (index === 0 ? styleText("dim", label) : " ".repeat(LABEL)) + line);
}
