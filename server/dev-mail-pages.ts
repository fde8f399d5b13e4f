import { html } from "hono/html";
import type { ReceivedMail } from "../intake/outbox/testing/smtp-receiver.ts";

export type CaughtMail = ReceivedMail & { id: number; caughtAt: Date };
type MailPart = CaughtMail["parts"][number];

export const isAttachment = (part: MailPart) =>
  part.headers.get("content-disposition")?.startsWith("attachment") ?? false;

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <style>
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
      table { border-collapse: collapse; width: 100% }
      td, th { padding: 0.5rem; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top }
      iframe { width: 100%; height: 44rem; border: 1px solid #ddd }
      pre { padding: 1rem; background: #f4f4f4; white-space: pre-wrap; overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    ${body}
  </body>
</html>`;

const subject = (mail: CaughtMail) => mail.headers.get("subject") ?? "(no subject)";
const time = (mail: CaughtMail) => mail.caughtAt.toISOString().slice(11, 19);

export function mailListPage(mails: CaughtMail[]) {
  const rows = mails.map(
    (mail) => html`<tr>
      <td>${time(mail)}</td>
      <td>${mail.recipients.join(", ")}</td>
      <td><a href="/dev/mails/${mail.id}">${subject(mail)}</a></td>
    </tr>`,
  );
  const table = html`<table>
    <thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
  return frame(
    "Caught mails",
    html`<h1>Caught mails</h1>
    ${mails.length > 0 ? table : html`<p>None yet. Send a form and reload this page.</p>`}`,
  );
}

export function mailPage(mail: CaughtMail) {
  const address = (part: MailPart) => `/dev/mails/${mail.id}/parts/${mail.parts.indexOf(part)}`;
  const ofType = (type: string) =>
    mail.parts.find((part) => !isAttachment(part) && part.headers.get("content-type")?.startsWith(type));
  const page = ofType("text/html");
  const text = ofType("text/plain");
  const files = mail.parts.filter(isAttachment);
  return frame(
    subject(mail),
    html`<p><a href="/dev/mails">All mails</a></p>
    <h1>${subject(mail)}</h1>
    <p>From ${mail.headers.get("from")}<br>To ${mail.recipients.join(", ")}<br>Caught at ${time(mail)} UTC</p>
    ${files.length > 0 && html`<h2>Files</h2><ul>${files.map((part) => fileLink(part, address(part)))}</ul>`}
    ${page && html`<h2>HTML</h2><iframe title="HTML part" sandbox src="${address(page)}"></iframe>`}
    ${text && html`<h2>Text</h2><pre>${text.body.toString()}</pre>`}`,
  );
}

function fileLink(part: MailPart, address: string) {
  const name = /name="?([^";]+)/.exec(part.headers.get("content-type") ?? "")?.[1] ?? "file";
  return html`<li><a href="${address}" download="${name}">${name}</a>, ${part.body.length} bytes</li>`;
}
