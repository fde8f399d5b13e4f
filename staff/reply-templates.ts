import { toSingleLine } from "../intake/forms/fields.ts";
import { type Message, senderOf } from "../intake/inbox/message.ts";
import type { ReplyOptions } from "./app.tsx";

type Filled = { name: string; text: string };

/** The templates for replies to a message, filled in. */
export function filledTemplates(message: Message, { templates, meetingUrl }: ReplyOptions): Filled[] {
  const values: Record<string, string> = {
    name: toSingleLine(senderOf(message)),
    reference: message.reference,
    meeting: meetingUrl,
  };
  return templates[message.kind].map(({ name, text }) => ({
    name,
    text: text.replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole),
  }));
}

/** The text with a template in it. What was typed is kept, unless it is another template, unchanged. */
export function insertTemplate(typed: string, name: string, templates: readonly Filled[]): string {
  const text = templates.find((template) => template.name === name)?.text;
  const kept = typed.replaceAll("\r\n", "\n").trim();
  if (text === undefined || kept === "" || templates.some((template) => template.text === kept))
    return text ?? typed;
  return `${kept}\n\n${text}`;
}
