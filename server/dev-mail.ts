import { html } from "hono/html";
import { type ReceivedMail, startSmtpReceiver } from "../intake/outbox/testing/smtp-receiver.ts";

const MAX_MAILS = 50;

/** For development: keeps the latest emails instead of sending them, and shows them on a page. */
export async function startMailCatcher() {
  const mails: ReceivedMail[] = [];
  const { url } = await startSmtpReceiver({
    receive(mail) {
      mails.unshift(mail);
      mails.splice(MAX_MAILS);
    },
  });
  const page = () => html`<!doctype html>
    <html lang="en">
      <title>Caught emails</title>
      <style>iframe { width: 100%; height: 44rem } pre { white-space: pre-wrap }</style>
      <h1>Caught emails</h1>
      ${mails.length === 0 ? html`<p>None yet. Send a form and reload this page.</p>` : mails.map(shown)}
    </html>`;
  return { url, page };
}

/** Emails contain visitors' text, so the HTML is shown in a sandboxed frame that can't run scripts. */
function shown({ from, subject, recipients, text, html: content, attachments }: ReceivedMail) {
  return html`<details>
    <summary>${subject}, to ${recipients.join(", ")}</summary>
    <p>From ${from?.name} (${from?.address})</p>
    <pre>${text}</pre>
    <iframe title="HTML part" sandbox loading="lazy" srcdoc="${content}"></iframe>
    ${attachments.map(shownFile)}
  </details>`;
}

function shownFile({ filename, mimeType, content }: ReceivedMail["attachments"][number]) {
  const url = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString("base64")}`;
  return html`<p><a download="${filename}" href="${url}">${filename}</a></p>`;
}
