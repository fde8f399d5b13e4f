/** Emails the operators, and the author of the commit, why a release has failed. Started by systemd. */
import { readFileSync, realpathSync } from "node:fs";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { emailField } from "../../intake/forms/fields.ts";
import { MAIL_TIMEOUTS, smtpOptions } from "../../intake/outbox/smtp-options.ts";
import { settings, withoutEmpty } from "../settings/environment.ts";
import { releaseFiles } from "./release.ts";

/** The other settings may be wrong: that may be why the release has failed. */
const mailSettings = settings.pick({
  SMTP_URL: true,
  MAIL_FROM: true,
  NOTIFY_OPERATORS: true,
  PUBLIC_URL: true,
});
const failure = z.object({ commit: z.string(), author: z.string(), reason: z.string() });

/** systemd sets this for the unit that follows a failed one. It is not "exit-code" if the release was killed. */
const wasKilled = (process.env.MONITOR_SERVICE_RESULT ?? "exit-code") !== "exit-code";

const {
  SMTP_URL,
  MAIL_FROM,
  NOTIFY_OPERATORS = [],
  PUBLIC_URL = "",
} = mailSettings.parse(withoutEmpty(process.env));
const { text, author } = wasKilled ? describeKilled() : describeFailed();
const to = [...NOTIFY_OPERATORS, ...(emailField("invalid").safeParse(author).success ? [author] : [])];

if (!SMTP_URL || !MAIL_FROM || to.length === 0) {
  console.log("No email about the failed release was sent: set SMTP_URL, MAIL_FROM and NOTIFY_OPERATORS.");
} else {
  const { hostname } = new URL(PUBLIC_URL);
  await createTransport(smtpOptions(SMTP_URL, hostname, MAIL_TIMEOUTS)).sendMail({
    from: MAIL_FROM,
    to,
    subject: `${hostname} was not updated`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${text}\n\nThe version before is still online. Details: journalctl -u aldergate-release\n`,
  });
}

function describeKilled() {
  return { text: "The release was stopped before it had finished. It is tried again.", author: "" };
}

function describeFailed() {
  const file = releaseFiles(realpathSync(".")).failure;
  const { commit, author, reason } = failure.parse(JSON.parse(readFileSync(file, "utf8")));
  if (!commit) return { text: reason, author };
  const text = `The change ${commit.slice(0, 8)} by ${author} is not online:

${reason}

It is not tried again until there is another change. To try it now, an operator runs: aldergate-release main`;
  return { text, author };
}
