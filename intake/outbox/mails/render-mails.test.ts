import { describe, expect, test } from "vitest";
import { UNKNOWN_SOURCE } from "../../forms/source.ts";
import type { OutgoingMessage } from "../delivery.ts";
import { FACTS } from "../testing/test-outbox.ts";
import { renderStaffMail, renderVisitorMail } from "./render-mails.ts";

const staffMail = (message: OutgoingMessage, filesAttached: boolean) =>
  renderStaffMail(message, FACTS, filesAttached);
const visitorMail = (message: Parameters<typeof renderVisitorMail>[0]) =>
  renderVisitorMail(message, FACTS, "Tuesday 3 March, 17:30");

const REFERENCE = "AG-7K4M-Q2XD-9PWT";

function message(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    reference: REFERENCE,
    kind: "contact",
    status: "received",
    receivedAt: "2026-03-02T10:00:00.000Z",
    page: "",
    source: UNKNOWN_SOURCE,
    fields: {
      name: "Jo Alder",
      email: "jo@example.com",
      subject: "A quote",
      phone: "+44 20 7946 0018",
      message: "Hello,\n\n  how are you?",
    },
    files: [],
    deliveries: [],
    events: [],
    ...overrides,
  };
}

const APPLICANT = {
  name: "Jo",
  last_name: "Alder",
  email: "jo@example.com",
  applyfor: "Others",
  message: "Hi",
};

/** The visible text of the HTML part. */
function textOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, "")
    .replace(/<div style="display:none[^>]*>.*?<\/div>/s, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<br\/?>/g, "\n")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

describe("the email to staff", () => {
  test("contains everything that was sent, both as HTML and as plain text", async () => {
    const source = {
      entry_page: "/blogs",
      referrer: "news.example.com",
      utm_source: "newsletter",
      utm_medium: "",
      utm_campaign: "<spring>",
    };
    const fields = {
      ...message().fields,
      budget: "<b>£40,000</b>",
      message: "Hello,\n\n  how are <b>you</b>?",
    };
    const { html, text } = await staffMail(message({ page: "/contact", source, fields }), true);
    expect(html).toContain('href="https://www.company.example/contact"');
    expect(html).not.toContain("<b>");
    for (const part of [text, textOf(html)]) {
      for (const value of [
        "/contact",
        "/blogs",
        "news.example.com",
        "newsletter / <spring>",
        REFERENCE,
        "Jo Alder",
        "jo@example.com",
        "+44 20 7946 0018",
        "2 March 2026",
        fields.message,
      ]) {
        expect(part).toContain(value);
      }
      // A field has its label on the form, or its name.
      expect(part).toMatch(/Topic:?\s+A quote/);
      expect(part).toMatch(/budget:?\s+<b>£40,000<\/b>/);
    }
  });

  test("says in the subject and the text that a message is suspicious, and how to confirm it", async () => {
    const honest = await staffMail(message(), true);
    const suspicious = await staffMail(message({ status: "suspicious" }), true);
    expect(suspicious.subject).toBe(`[Suspicious] ${honest.subject}`);
    for (const part of [suspicious.text, textOf(suspicious.html)])
      expect(part).toContain(`./inbox not-spam ${REFERENCE}`);
    expect(honest.text).not.toContain("not-spam");
  });

  test("lists the files, and says how to save them if they are not attached", async () => {
    const cv = { id: "1", mediaType: "application/pdf", sha256: "" };
    const application = message({
      kind: "application",
      fields: APPLICANT,
      files: [{ ...cv, field: "resume", name: "cv.pdf", size: 2_400_000 }],
    });
    const attached = await staffMail(application, true);
    expect(attached.text).toMatch(/CV:?\s+cv\.pdf \(2\.3 MB\)/);
    expect(attached.text).not.toContain("./inbox");
    const left = await staffMail(application, false);
    for (const part of [left.text, left.html]) expect(part).toContain(`./inbox files ${REFERENCE}`);
  });
});

test("times are given in the company's time zone, including summer time", async () => {
  const { text } = await staffMail(message({ receivedAt: "2026-07-02T22:30:00.000Z" }), true);
  expect(text).toContain("2 July 2026");
  expect(text).toContain("23:30 BST");
});

test("the email about an application names the job opening in its subject, HTML and plain text", async () => {
  const from = (page: string) => staffMail(message({ kind: "application", page, fields: APPLICANT }), true);
  const mail = await from("/career/iso-developer");
  for (const part of [mail.text, textOf(mail.html)]) expect(part).toContain("iOS Developer");
  expect(mail.subject).toBe(`Application: Jo Alder, iOS Developer (${REFERENCE})`);
  const gone = await from("/career/site-engineer");
  expect(gone.subject).toBe(`Application: Jo Alder, site-engineer (${REFERENCE})`);
  const unsolicited = await from("/career");
  expect(unsolicited.subject).toBe(`Application: Jo Alder, Others (${REFERENCE})`);
});

test("a MIME encoded-word in the visitor's subject is split, so that it isn't decoded", async () => {
  const subject = "=?utf-8?b?SW52b2ljZSBvdmVyZHVl?=";
  const fields = { ...message().fields, subject };
  expect((await staffMail(message({ fields }), true)).subject).not.toContain("=?");
});

test("a reply to the confirmation email goes to the company's address for this kind of message", async () => {
  const { desks } = FACTS;
  const facts = {
    ...FACTS,
    desks: { ...desks, application: { ...desks.application, email: "jobs@company.example" } },
  };
  const replyTo = async (kind: OutgoingMessage["kind"]) =>
    (await renderVisitorMail({ kind, reference: REFERENCE }, facts, "Tuesday")).replyTo;
  expect(await replyTo("application")).toBe("jobs@company.example");
  expect(await replyTo("contact")).toBe("desk@company.example");
});

test("the confirmation email contains the reference and our contact details as HTML and plain text", async () => {
  const { subject, html, text } = await visitorMail({ kind: "contact", reference: REFERENCE });
  expect(subject).toContain(REFERENCE);
  const facts = [
    REFERENCE,
    "desk@company.example",
    "+44 113 496 0199",
    "By Tuesday 3 March, 17:30.",
    "Company Ltd",
  ];
  for (const part of [text, textOf(html)]) for (const fact of facts) expect(part).toContain(fact);
});

test("the confirmation email repeats nothing that the visitor typed", async () => {
  const fields = {
    name: "Win-money",
    email: "victim@example.com",
    subject: "Claim-prize",
    phone: "+44 20 7946 0018",
    message: "https://evil.example",
  };
  const mail = await visitorMail(message({ fields }));
  for (const typed of Object.values(fields)) expect(JSON.stringify(mail)).not.toContain(typed);
});

test("emails load no external resources", async () => {
  for (const { html } of [await staffMail(message(), true), await visitorMail(message())])
    expect(html).not.toMatch(/src=|url\(|<link|@import/i);
});
