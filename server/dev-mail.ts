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

function shown({ headers, recipients, parts }: ReceivedMail) {
  return html`<details>
    <summary>${headers.get("subject")}, to ${recipients.join(", ")}</summary>
    <p>From ${headers.get("from")}</p>
    ${parts.map(shownPart)}
  </details>`;
}

/** Emails contain visitors' text, so an HTML part is shown in a sandboxed frame that can't run scripts. */
function shownPart({ headers, body }: ReceivedMail["parts"][number]) {
  const [type, ...parameters] = headers.get("content-type")?.split(/;\s*/) ?? [];
  const file = parameters.find((parameter) => parameter.startsWith("name="))?.replace(/^name=|"/g, "");
  if (file) {
    return html`<p><a download="${file}" href="data:${type};base64,${body.toString("base64")}">${file}</a></p>`;
  }
  return type === "text/html"
    ? html`<iframe title="HTML part" sandbox loading="lazy" srcdoc="${body.toString()}"></iframe>`
    : html`<pre>${body.toString()}</pre>`;
}
