import type { MailContent, MailFacts } from "./mail-content.ts";

/** The plain-text part of an email. */
export function toMailText(content: MailContent, facts: MailFacts): string {
  const width = Math.max(...content.rows.map(({ label }) => label.length), "Reference".length) + 2;
  const line = (label: string, value: string) => `${`${label}:`.padEnd(width)}${value}`;
  const blocks = [
    content.heading,
    ...content.paragraphs,
    [
      line("Reference", content.reference),
      ...content.rows.map(({ label, value }) => line(label, value)),
    ].join("\n"),
    ...(content.quote ? [`${content.quote.label}:\n\n${content.quote.text}`] : []),
    ...content.closing,
    // Two hyphens and a space start the signature, which many email clients leave out of replies.
    ["-- ", facts.legalName, ...facts.addressLines, facts.siteUrl].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
