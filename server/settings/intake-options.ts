import { company } from "../../app/content/company.ts";
import { officeFacts } from "../../app/content/derived/office.ts";
import { openingHours } from "../../app/content/derived/opening-hours.ts";
import { formTexts } from "../../app/content/form-texts.ts";
import { mailTexts } from "../../app/content/mail-texts.ts";
import { navigationTexts } from "../../app/content/navigation.ts";
import { replyTemplates } from "../../app/content/reply-templates.ts";
import { palette } from "../../app/styles/palette.ts";
import { DEFAULT_RATE_LIMITS } from "../../intake/abuse/rate-limits.ts";
import type { IntakeOptions } from "../../intake/intake.ts";
import type { MailFacts } from "../../intake/outbox/mails/mail-content.ts";
import type { OutboxOptions } from "../../intake/outbox/outbox.ts";
import { type DeliveryKind, EMAILS } from "../../intake/store/database.ts";
import type { ReplyOptions } from "../../staff/app.tsx";
import type { Environment } from "./environment.ts";

export function intakeOptions(
  environment: Environment,
  {
    openingTitle,
    ...options
  }: Pick<IntakeOptions, "log" | "observer" | "closedOpening"> & Pick<MailFacts, "openingTitle">,
): IntakeOptions {
  const { PORT, PUBLIC_URL } = environment;
  const localOrigins = ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${PORT}`);
  const outbox = outboxOptions(environment, openingTitle);
  // Emails are queued even if SMTP is not set up, and are sent once it is. Webhook calls are queued only if WEBHOOK_URL
  // is set.
  const deliveries: DeliveryKind[] = outbox.webhook ? [...EMAILS, "webhook"] : [...EMAILS];
  return {
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    publicOrigins: [PUBLIC_URL, ...localOrigins],
    rateLimits: environment.RATE_LIMIT === "off" ? "off" : DEFAULT_RATE_LIMITS,
    wordColours: { ink: palette.ink, paper: palette.sunken },
    referencePrefix: company.value.referencePrefix,
    office: officeFacts(),
    deliveries: { contact: deliveries, inquiry: deliveries, application: deliveries },
    outbox,
    retentionDays: environment.RETENTION_DAYS,
    ...options,
    ...(environment.WORD_CHECK_TEST_WORD ? { testWord: environment.WORD_CHECK_TEST_WORD } : {}),
  };
}

function outboxOptions(environment: Environment, openingTitle: MailFacts["openingTitle"]): OutboxOptions {
  const { SMTP_URL, MAIL_FROM, NOTIFY_SALES, NOTIFY_CAREERS, WEBHOOK_URL, WEBHOOK_SECRET } = environment;
  const options: OutboxOptions = { messageIdDomain: new URL(environment.PUBLIC_URL).hostname };
  if (SMTP_URL && MAIL_FROM && NOTIFY_SALES && NOTIFY_CAREERS) {
    options.mail = {
      smtpUrl: SMTP_URL,
      from: { name: MAIL_FROM.name || company.value.name, address: MAIL_FROM.address },
      staff: { contact: NOTIFY_SALES, inquiry: NOTIFY_SALES, application: NOTIFY_CAREERS },
      facts: { ...mailFacts(environment.PUBLIC_URL), inboxUrl: environment.INBOX_URL, openingTitle },
    };
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) options.webhook = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET };
  return options;
}

/** How staff reply to visitors. Undefined if the server sends no email. */
export function replyOptions({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): ReplyOptions | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const { projects, careers } = company.value.emails;
  const { inquiries, applications } = replyTemplates.value;
  return {
    from: MAIL_FROM.address,
    team: { contact: projects.address, inquiry: projects.address, application: careers.address },
    templates: { contact: inquiries, inquiry: inquiries, application: applications },
    meetingUrl: PUBLIC_URL + navigationTexts.value.meeting.to,
  };
}

function mailFacts(siteUrl: string): Omit<MailFacts, "openingTitle"> {
  const { address, emails, phones } = company.value;
  const desk = (name: keyof typeof emails) => ({
    email: emails[name].address,
    phone: phones.projects.display,
  });
  return {
    name: company.value.name,
    legalName: company.value.legalName,
    siteUrl,
    addressLines: [address.street, `${address.locality} ${address.postalCode}`, address.country],
    openingHours,
    timeZone: company.value.timeZone,
    colours: palette,
    desks: { contact: desk("projects"), inquiry: desk("projects"), application: desk("careers") },
    labels: fieldLabels,
    texts: mailTexts.value,
  };
}

const { resume, coverletter } = formTexts.value.application.files;

/** The labels of the forms' fields and files. */
export const fieldLabels = {
  contact: labelsOf(formTexts.value.contact.fields),
  inquiry: labelsOf(formTexts.value.inquiry.fields),
  application: { ...labelsOf(formTexts.value.application.fields), resume, coverletter },
};

function labelsOf(fields: Record<string, { label: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
