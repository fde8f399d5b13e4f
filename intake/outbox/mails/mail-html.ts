import { html, raw } from "hono/html";
import type { MailContent, MailFacts, MailRow } from "./mail-content.ts";
import { type MailStyles, mailStyles } from "./mail-styles.ts";

const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** The HTML part of an email: tables and inline styles, no external resources. `html` escapes every value. */
export async function toMailHtml(content: MailContent, facts: MailFacts): Promise<string> {
  const styles = mailStyles(facts.colours);
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="${styles.body}">
<div style="${styles.preview}">${content.preview}</div>
<table ${TABLE} align="center" style="${styles.sheet}">
<tr><td style="${styles.masthead}">${masthead(facts.name, styles)}</td></tr>
<tr><td style="${styles.main}">
<h1 style="${styles.heading}">${content.heading}</h1>
${content.paragraphs.map((text) => html`<p style="${styles.paragraph}">${text}</p>`)}
<div style="${styles.reference}">
<p style="${styles.referenceLabel}">Reference</p>
<p style="${styles.referenceValue}">${content.reference}</p>
</div>
<table ${TABLE} style="${styles.rows}">${content.rows.map((row) => toRow(row, styles))}</table>
${content.quote && quote(content.quote, styles)}
${content.closing.map((text) => html`<p style="${styles.closing}">${text}</p>`)}
</td></tr>
<tr><td style="${styles.footer}">
<p style="${styles.footerText}">${[facts.legalName, ...facts.addressLines].join(", ")}<br>
<a href="${facts.siteUrl}" style="${styles.footerLink}">${facts.siteUrl}</a></p>
</td></tr>
</table>
</body>
</html>
`;
  return document.toString();
}

function masthead(name: string, styles: MailStyles) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="${styles.markColumn}">${mailMark(styles)}</td>
<td style="${styles.brand}">${name}</td>
</tr></table>`;
}

function toRow({ label, value, href }: MailRow, styles: MailStyles) {
  const shown = href ? html`<a href="${href}" style="${styles.link}">${value}</a>` : value;
  return html`<tr><td style="${styles.label}">${label}</td><td style="${styles.value}">${shown}</td></tr>`;
}

/** Uses <br>, because some email clients ignore the CSS property white-space. */
function quote({ label, text }: { label: string; text: string }, styles: MailStyles) {
  const lines = text.split("\n").map((line, index) => (index === 0 ? line : html`<br>${line}`));
  return html`<h2 style="${styles.quoteLabel}">${label}</h2><p style="${styles.quote}">${lines}</p>`;
}

/** The logo, drawn with table cells, because many email clients don't show SVG, and many ask before loading images. */
const COLUMN_WIDTHS = [6, 3, 6, 3, 6];
const ROWS = ["#####", "## ##", "#   #", "# * #"];

function mailMark(styles: MailStyles) {
  const cell = (mark: string | undefined, width: number) =>
    html`<td width="${width}" height="6" style="${styles.markCell};width:${width}px${paint(mark, styles)}"></td>`;
  const row = (marks: string) =>
    html`<tr>${COLUMN_WIDTHS.map((width, column) => cell(marks[column], width))}</tr>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.mark}">${ROWS.map(row)}</table>`;
}

function paint(mark: string | undefined, { stone, litBlock }: MailStyles): string {
  if (mark === "#") return `;${stone}`;
  return mark === "*" ? `;${litBlock}` : "";
}
