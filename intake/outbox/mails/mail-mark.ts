import { html } from "hono/html";
import type { MailStyles } from "./mail-styles.ts";

/** The logo as table cells, because mail programs don't show SVG and ask before loading pictures. */
const COLUMN_WIDTHS = [6, 3, 6, 3, 6];
const ROWS = ["#####", "## ##", "#   #", "# * #"];

export function mailMark(styles: MailStyles) {
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
