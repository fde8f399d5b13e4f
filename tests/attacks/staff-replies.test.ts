import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { MessageKind } from "../../intake/forms/common.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { type ReceivedMail, startSmtpReceiver } from "../../intake/outbox/testing/smtp-receiver.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { type AttackedSite, onOneServer, postForm } from "../support/attacked-site.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { type Person, staffInbox } from "../support/staff-inbox.ts";

const [port, smtpPort] = [await freePort(), await freePort()];
const { ask, text, send, openForm } = staffInbox(`http://127.0.0.1:${port}`);
const ANNA: Person = { user: "Anna Berg", groups: "sales", email: "anna@company.example" };
const BEN: Person = { user: "ben", groups: "sales" };
const HANNAH: Person = { user: "hannah@company.example", groups: "careers" };

let received: ReceivedMail[] = [];
let refuse: string | null = null;
let stopReceiver: () => Promise<void>;
beforeAll(async () => {
  const receiver = await startSmtpReceiver({
    port: smtpPort,
    answer: (stage, address) => (stage === "recipient" && address.includes("visitor") ? refuse : null),
    receive: (mail) => received.push(mail),
  });
  stopReceiver = receiver.stop;
});
beforeEach(() => {
  received = [];
  refuse = null;
});
afterAll(() => stopReceiver());

const shown = (site: AttackedSite, reference: string) => inboxJson<Message>(["show", reference], site);
const mailsTo = (address: string) => received.filter(({ recipients }) => recipients.includes(address));

async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(address).length).toBe(count);
  return mailsTo(address).at(-1) as ReceivedMail;
}

let sent = 0;

/** A message from an address of its own, whose confirmation email has arrived. */
async function receive(
  site: AttackedSite,
  changes: Record<string, string> = {},
  kind: MessageKind = "contact",
) {
  sent += 1;
  const email = `visitor${sent}@example.com`;
  const resume = { field: "resume", name: "cv.pdf", bytes: Buffer.from("my life") };
  const files = kind === "application" ? [resume] : [];
  const { headers } = await postForm(site, kind, { email, ...changes }, files);
  const reference = headers.location?.split("/").at(-1) ?? "";
  return { reference, email, confirmation: await mailTo(email) };
}

const replyPath = (reference: string) => `/messages/${reference}/reply`;

async function sendReply(reference: string, person: Person, fields: Record<string, string>) {
  return send(replyPath(reference), person, { ...(await openForm(reference, person)), ...fields });
}

onOneServer(
  (site) => {
    test("a reply is one conversation with the confirmation, and its answers reach the author", async () => {
      const { reference, email, confirmation } = await receive(site(), {
        message: "Can you build it?\nSoon?",
      });
      const answer = await sendReply(reference, ANNA, { text: "Yes.\r\n\r\nAnna", status: "answered" });
      expect(answer.status).toBe(303);
      const page = await text(answer.headers.get("location") ?? "", ANNA);
      expect(page).toContain("Your reply is being sent.");
      const mail = await mailTo(email, 2);
      expect(mail.recipients).toEqual([email]);
      expect(mail.envelopeFrom).toBe("mail@company.example");
      expect(mail.from).toEqual({ name: "Company", address: "mail@company.example" });
      expect(mail.replyTo).toEqual([{ name: "Anna Berg", address: "anna@company.example" }]);
      expect(mail.subject).toBe(`Re: ${confirmation.subject}`);
      expect(mail.inReplyTo).toBe(confirmation.messageId);
      expect(mail.references).toBe(confirmation.messageId);
      expect(mail.text).toMatch(
        /^Yes\.\n\nAnna\n\nYou wrote on .*\n\n> Can you build it\?\n> Soon\?\n\n-- \n/,
      );
      expect(mail.headers.filter(({ key }) => key === "auto-submitted")).toEqual([]);
      const message = await shown(site(), reference);
      expect(message).toMatchObject({
        progress: "answered",
        answeredAt: expect.any(String),
        events: [
          { author: "Anna Berg", action: "reply", detail: "Yes.\n\nAnna" },
          { author: "Anna Berg", action: "progress", detail: "answered" },
        ],
      });

      await sendReply(reference, BEN, { text: "One more thing.", status: "won" });
      const second = await mailTo(email, 3);
      expect(second.inReplyTo).toBe(mail.messageId);
      expect(second.references?.split(/\s+/)).toEqual([confirmation.messageId, mail.messageId]);
      // Ben's address is unknown, so answers go to the team.
      expect(second.replyTo).toEqual(confirmation.replyTo);
      expect(await shown(site(), reference)).toMatchObject({
        progress: "done",
        result: "won",
        answeredAt: message.answeredAt,
      });
      const csv = await text(`/export.csv?words=${reference.slice(3)}`, ANNA);
      expect(csv).toContain("Anna Berg: Yes.");
      expect(await text("/?words=one+more+thing", ANNA)).toContain(reference);
    });

    test("a template is filled in, and keeps what was typed", async () => {
      const { reference } = await receive(site(), { name: "Jo $& {reference}" });
      const fill = async (fields: Record<string, string>) => {
        const answer = await sendReply(reference, ANNA, fields);
        expect(answer.status).toBe(200);
        return /<textarea[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? "";
      };
      const meeting = await fill({ text: "", template: "Offer a meeting" });
      expect(meeting).toMatch(/^Hello Jo \$&amp; \{reference\},\n/);
      expect(meeting).toContain("http://localhost:3000/contact");
      expect(meeting).not.toContain("{meeting}");
      const unescaped = meeting.replaceAll("&amp;", "&");
      const details = await fill({ text: unescaped.replaceAll("\n", "\r\n"), template: "Ask for details" });
      expect(details).not.toContain("You can choose a time");
      const kept = await fill({ text: "Typed <first>", template: "Ask for details", status: "lost" });
      expect(kept).toBe(`Typed &lt;first&gt;\n\n${details}`);
      expect(await fill({ text: "Typed", template: "No such template" })).toBe("Typed");
      expect(await shown(site(), reference)).toMatchObject({ progress: "new", events: [] });
      const application = await receive(site(), {}, "application");
      const page = await text(replyPath(application.reference), HANNAH);
      expect(page).toContain("Invite to an interview");
      expect(page).not.toContain("Offer a meeting");
      expect(page).toContain("Answers go to hannah@company.example.");
    });

    test("names, subjects and addresses add no header and no recipient", async () => {
      const { reference, email } = await receive(site());
      const trick = 'Jo\r\nBcc: second@example.com\r\n\r\n<b@example.com>, "c" \u202E<c@example.com>';
      const fields = JSON.stringify({ name: trick, subject: trick, message: trick, email });
      await site().query("update messages set fields = ? where reference = ?", fields, reference);
      const author = Buffer.from('=?utf-8?q?x?= "Berg", \u202E<b@example.com>').toString("latin1");
      const person = { user: author, groups: "sales", email: "anna@company.example, b@example.com" };
      expect((await sendReply(reference, person, { text: "Hello\r\n.\r\nBcc: b@example.com" })).status).toBe(
        303,
      );
      const mail = await mailTo(email, 2);
      expect(mail.recipients).toEqual([email]);
      expect(mail.to).toMatchObject([{ address: email }]);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).not.toMatch(/^(?:b|anna)@/);
      const ended = mail.raw.toString("latin1").indexOf("\r\n\r\n");
      expect(mail.raw.toString("latin1", 0, ended)).not.toMatch(/^(?:Bcc|Cc):/im);
      expect(mail.text).toContain("Hello\n.\nBcc: b@example.com\n");
      // With an address of her own, the name is shown as it is.
      await sendReply(reference, { ...person, email: "anna@company.example" }, { text: "Again" });
      const { replyTo } = await mailTo(email, 3);
      expect(replyTo).toEqual([
        { name: '= ?utf-8?q?x?= "Berg", <b@example.com>', address: "anna@company.example" },
      ]);
    });

    test("a reply that is refused is shown, and sent once when it is sent again", async () => {
      const { reference, email } = await receive(site(), { name: "Refused" });
      refuse = "550 no such user";
      await sendReply(reference, ANNA, { text: "Hello" });
      const page = () => text(`/messages/${reference}`, ANNA);
      await expect.poll(page).toContain("550 no such user");
      expect(await page()).toContain("Delivery failed");
      expect(await text("/?status=parked&words=refused", ANNA)).toContain(reference);
      expect(mailsTo(email)).toHaveLength(1);
      refuse = null;
      await send(`/messages/${reference}`, ANNA, { ...(await openForm(reference, ANNA)), action: "retry" });
      expect((await mailTo(email, 2)).text).toMatch(/^Hello\n/);
      await expect.poll(page).not.toContain("Not sent yet");
      expect(mailsTo(email)).toHaveLength(2);
    });

    test("what somebody else changed meanwhile is shown, and nothing that was typed is lost", async () => {
      const { reference, email } = await receive(site());
      const form = await openForm(reference, ANNA);
      await send(`/messages/${reference}`, BEN, {
        ...(await openForm(reference, BEN)),
        note: "I call them.",
      });
      const answer = await send(replyPath(reference), ANNA, { ...form, text: "My reply", status: "lost" });
      expect(answer.status).toBe(409);
      const page = await answer.text();
      expect(page).toContain("I call them.");
      expect(page).toContain("My reply</textarea>");
      expect(page).toMatch(/<input[^>]*value="lost"[^>]*checked|<input[^>]*checked[^>]*value="lost"/);
      for (const empty of ["", " \n", "x".repeat(20_001)]) {
        const refused = await sendReply(reference, ANNA, { text: empty });
        expect(refused.status).toBe(422);
        expect(await refused.text()).toContain('aria-invalid="true"');
      }
      expect(mailsTo(email)).toHaveLength(1);
      expect(await shown(site(), reference)).toMatchObject({ progress: "new", version: 1 });
    });

    test("only who may see a message can answer it, with a form of the inbox, and spam is not answered", async () => {
      const { reference, email } = await receive(site());
      const form = { ...(await openForm(reference, ANNA)), text: "Hello" };
      expect((await send(replyPath(reference), ANNA, { ...form, token: "" })).status).toBe(403);
      expect((await send(replyPath(reference), BEN, form)).status).toBe(403);
      expect((await send(replyPath(reference), ANNA, form, { origin: "https://evil.example" })).status).toBe(
        403,
      );
      expect((await ask(replyPath(reference), HANNAH)).status).toBe(404);
      expect((await sendReply(reference, HANNAH, form)).status).toBe(404);
      await inboxJson(["spam", reference], site());
      expect((await ask(replyPath(reference), ANNA)).status).toBe(404);
      expect((await sendReply(reference, ANNA, { text: "Hello" })).status).toBe(404);
      expect(mailsTo(email)).toHaveLength(1);
    });

    test("replies are erased with their message", async () => {
      const { reference } = await receive(site());
      await sendReply(reference, ANNA, { text: "unmistakable words" });
      await inboxJson(["erase", reference, "--yes"], site());
      const rows = await site().query("select id from events where detail like '%unmistakable words%'");
      expect(rows).toEqual([]);
      expect(
        await site().query("select id from deliveries where message_id not in (select id from messages)"),
      ).toEqual([]);
    });

    test("send and next opens the next message of the list, and a plain reply offers it", async () => {
      const older = await receive(site(), { name: "Serial" });
      const newer = await receive(site(), { name: "Serial" });
      const list = "?status=new&words=serial";
      const form = await openForm(newer.reference, ANNA);
      const fields = { ...form, text: "Hello", action: "send-next" };
      const { headers } = await send(`${replyPath(newer.reference)}${list}`, ANNA, fields);
      expect(headers.get("location")).toContain(
        `/messages/${older.reference}?status=new&words=serial&done=send-next`,
      );
      const again = await sendReply(newer.reference, ANNA, { text: "And", action: "send" });
      const page = await text(again.headers.get("location") ?? "", ANNA);
      expect(page).toContain("Open the next message");
    });
  },
  {
    environment: {
      INBOX_ADDRESS: `127.0.0.1:${port}`,
      INBOX_TRUST_PROXY: "127.0.0.1",
      ...mailSettings(`smtp://127.0.0.1:${smtpPort}`),
    },
  },
);
