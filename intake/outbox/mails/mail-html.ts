import { html, raw } from "hono/html";
import type { MailContent, MailFacts, MailRow } from "./mail-content.ts";

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
${content.reference && reference(content.reference, styles)}
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

function reference(text: string, styles: MailStyles) {
  return html`<div style="${styles.reference}">
<p style="${styles.referenceLabel}">Reference</p>
<p style="${styles.referenceValue}">${text}</p>
</div>`;
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

/** The colours that emails take from the site, by name. */
export type MailColours = Record<
  "sunken" | "surface" | "line" | "ink" | "copy" | "quiet" | "brand" | "accent" | "inverse" | "on-inverse",
  string
>;

type MailStyles = ReturnType<typeof mailStyles>;

const SANS = `font-family:"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif`;
const DISPLAY = `font-family:"Familjen Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif;font-weight:600`;
const BREAK_WORDS = "overflow-wrap:anywhere;word-break:break-word";

/** The inline styles. Many email clients don't support CSS variables, so every style contains its colours. */
function mailStyles(colours: MailColours) {
  const { sunken, surface, line, ink, copy, quiet, brand, accent, inverse } = colours;
  const light = colours["on-inverse"];
  const cell = `padding:9px 0;border-top:1px solid ${line};${SANS};font-size:15px;line-height:22px;vertical-align:top`;
  return {
    preview: "display:none;max-height:0;overflow:hidden;opacity:0",
    body: `margin:0;padding:24px 8px;background-color:${sunken}`,
    sheet: `width:100%;max-width:600px;background-color:${surface};border:1px solid ${line};border-radius:4px`,
    masthead: `background-color:${inverse};padding:20px 32px`,
    mark: "border-collapse:collapse;margin:0",
    markCell: "height:6px;padding:0;font-size:0;line-height:0",
    stone: `background-color:${light}`,
    litBlock: `background-color:${accent}`,
    markColumn: "width:24px;vertical-align:middle",
    brand: `padding-left:12px;color:${light};${DISPLAY};font-size:22px;line-height:28px;letter-spacing:-0.02em`,
    main: "padding:32px 32px 16px",
    heading: `margin:0 0 20px;color:${ink};${DISPLAY};font-size:30px;line-height:34px;letter-spacing:-0.02em`,
    paragraph: `margin:0 0 16px;color:${copy};${SANS};font-size:16px;line-height:26px`,
    reference: `margin:8px 0 24px;padding:14px 18px;background-color:${sunken}`,
    referenceLabel: `margin:0;color:${quiet};${SANS};font-size:13px;line-height:18px`,
    referenceValue: `margin:2px 0 0;color:${ink};${DISPLAY};font-size:22px;line-height:28px`,
    rows: `margin:0 0 24px;border-bottom:1px solid ${line}`,
    label: `${cell};width:112px;padding-right:16px;color:${quiet}`,
    value: `${cell};color:${ink};${BREAK_WORDS}`,
    link: `color:${brand};text-decoration:underline`,
    quoteLabel: `margin:0 0 8px;color:${ink};${DISPLAY};font-size:18px;line-height:24px`,
    quote: `margin:0 0 24px;color:${ink};${SANS};font-size:16px;line-height:26px;padding-left:16px;border-left:3px solid ${brand};white-space:pre-wrap;${BREAK_WORDS}`,
    closing: `margin:0 0 16px;color:${quiet};${SANS};font-size:14px;line-height:22px;overflow-wrap:anywhere`,
    footer: `padding:16px 32px 24px;border-top:1px solid ${line}`,
    footerText: `margin:0;color:${quiet};${SANS};font-size:13px;line-height:20px`,
    footerLink: `color:${quiet};text-decoration:underline`,
  };
}
