import { onTestFinished } from "vitest";
import { EMAILS } from "../../store/database.ts";
import { openStore, type StorePlace } from "../../store/store.ts";
import type { PlacedIntake } from "../../testing/test-databases.ts";
import { OFFICE } from "../../testing/test-intake.ts";
import { createWorkingDays } from "../../working-days.ts";
import { createDeliveryQueue, type DeliveryQueue } from "../delivery-queue.ts";
import type { MailFacts } from "../mails/mail-content.ts";
import { createNoticeQueue } from "../notice-queue.ts";
import { createOutbox, type OutboxOptions } from "../outbox.ts";
import type { MailOptions } from "../send-mail.ts";
import type { Worker } from "../worker.ts";

const desk = { email: "desk@company.example", phone: "+44 113 496 0199" };
const confirmation = {
  subject: "Thank you",
  preview: "Soon",
  heading: "Thank you",
  paragraphs: ["By {replyBy}."],
};

export const FACTS: MailFacts = {
  name: "Company",
  legalName: "Company Ltd",
  siteUrl: "https://www.company.example",
  inboxUrl: "https://inbox.company.example",
  addressLines: ["1 Street", "Town AB1 2CD"],
  openingHours: "Monday to Friday",
  timeZone: "Europe/London",
  colours: {
    sunken: "#eeeeee",
    surface: "#ffffff",
    line: "#cccccc",
    ink: "#111111",
    copy: "#333333",
    quiet: "#555555",
    brand: "#003399",
    accent: "#ffaa00",
    inverse: "#000022",
    "on-inverse": "#fefefe",
  },
  desks: { contact: desk, inquiry: desk, application: desk },
  labels: { contact: { subject: "Topic" }, inquiry: {}, application: { resume: "CV" } },
  openingTitle: (slug) => (slug === "iso-developer" ? "iOS Developer" : undefined),
  texts: {
    confirmations: { contact: confirmation, inquiry: confirmation, application: confirmation },
    whyConfirmed: "You wrote to us.",
    headings: { contact: "A message", inquiry: "An inquiry", application: "An application" },
    notices: {
      reminder: { subject: "Due", heading: "Due", paragraphs: ["These wait."] },
      summary: { subject: "The week", heading: "The week", paragraphs: ["All of these wait."] },
      owner: { subject: "Yours", heading: "Yours", paragraphs: ["These are yours."] },
    },
    whyNotified: "You read the inbox.",
    suspicious: "This may be spam. To confirm it:",
    quoted: "You wrote on",
    reply: "Please reply.",
    attached: "The files are attached.",
    notAttached: "To save the files:",
  },
};

export function mailOptions(smtpUrl: string, overrides: Partial<MailOptions> = {}): OutboxOptions {
  return {
    messageIdDomain: "www.company.example",
    mail: {
      smtpUrl,
      from: { name: "Company", address: "mail@company.example" },
      staff: {
        contact: ["sales@company.example"],
        inquiry: ["sales@company.example"],
        application: ["careers@company.example"],
      },
      facts: FACTS,
      ...overrides,
    },
  };
}

/** Queues only the email to staff for inquiries and applications, for tests that follow a single delivery. */
export const ONE_EMAIL = {
  deliveries: { contact: EMAILS, inquiry: ["staff-mail"], application: ["staff-mail"] },
} as const;

type Source = { place: StorePlace; clock: { now: Date } };

export type TestOutbox = Worker & { logged: object[] };

/** Opens a separate outbox on an intake's store, as another process would. It only sends when `sendDue` is called. */
export async function openOutbox(
  { place, clock }: Source,
  options: OutboxOptions,
  changeQueue: (queue: DeliveryQueue) => DeliveryQueue = (queue) => queue,
  sendLimitMs?: number,
): Promise<TestOutbox> {
  const store = await openStore(place);
  const logged: object[] = [];
  const worker = createOutbox(options, {
    queue: changeQueue(createDeliveryQueue(store.connection)),
    notices: createNoticeQueue(store.connection),
    workingDays: createWorkingDays(OFFICE),
    now: () => clock.now,
    random: () => 0.5,
    sendLimitMs,
    log: { error: (details, message) => logged.push({ ...details, message }) },
  });
  onTestFinished(async () => {
    await worker.close();
    await store.close();
  });
  return Object.assign(worker, { logged });
}

export function advanceClock({ clock }: Pick<Source, "clock">, milliseconds: number): void {
  clock.now = new Date(clock.now.getTime() + milliseconds);
}

export function deliveries(intake: PlacedIntake) {
  return intake.query("select kind, state, attempts, last_error from deliveries order by kind");
}
