import { describe, expect, onTestFinished, test } from "vitest";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import {
  type AttackedSite,
  makeLastingPlace,
  onOneServer,
  placeSettings,
  postForm,
} from "../support/attacked-site.ts";
import { startServer } from "../support/running-server.ts";
import { type Person, staffInbox } from "../support/staff-inbox.ts";

const port = await freePort();
const INBOX = `http://127.0.0.1:${port}`;

const { ask, text, send, openForm } = staffInbox(INBOX);
const ANNA: Person = { user: "anna", groups: "staff,sales" };
const BEN: Person = { user: "ben", groups: "sales" };
const HANNAH: Person = { user: "hannah", groups: "careers" };

/** The number of all messages, open ones, overdue ones, new ones, those answered, done, not sent yet, failed, and spam. */
async function counts(path: string, person: Person) {
  const page = await text(path, person);
  const [chips = ""] = page.split('aria-label="Status"')[1]?.split("</ul>") ?? [];
  return [...chips.matchAll(/tabular-nums[^>]*>(\d+)</g)].map(([, count]) => Number(count));
}

/** The references of the messages in a list. */
async function listed(path: string, person: Person) {
  return [...(await text(path, person)).matchAll(/<li id="([^"]+)"/g)].map(([, reference]) => reference);
}

const referenceOf = (location = "") => location.split("/").at(-1) ?? "";

async function sendContact(site: AttackedSite, changes: Record<string, string> = {}) {
  return referenceOf((await postForm(site, "contact", changes)).headers.location);
}

const HTML = "<!doctype html><script>alert(document.domain)</script>";

async function sendApplication(site: AttackedSite, changes: Record<string, string> = {}, name = "cv.html") {
  const files = [{ field: "resume", name, bytes: Buffer.from(HTML) }];
  const fields = { page: "/career/software-developer", utm_source: "hr-board", ...changes };
  return referenceOf((await postForm(site, "application", fields, files)).headers.location);
}

const shown = (site: AttackedSite, reference: string) => inboxJson<Message>(["show", reference], site);

onOneServer(
  (site) => {
    test("a form from another origin, without a token or with another user's token changes nothing", async () => {
      const reference = await sendContact(site(), { message: "forged" });
      const path = `/messages/${reference}`;
      const own = { ...(await openForm(reference, ANNA)), status: "won" };
      const other = await openForm(reference, BEN);
      expect(own.token).not.toBe("");
      const refused = [
        send(path, ANNA, own, { origin: "https://evil.example" }),
        send(path, ANNA, own, { origin: "null" }),
        send(path, ANNA, own, { "sec-fetch-site": "cross-site" }),
        ask(path, ANNA, { method: "POST", body: new URLSearchParams(own) }),
        send(path, ANNA, { ...own, token: "" }),
        send(path, ANNA, { ...own, token: other.token }),
        send(path, ANNA, { ...own, action: "erase", token: "x" }),
      ];
      for (const answer of refused) expect((await answer).status).toBe(403);
      expect(await shown(site(), reference)).toMatchObject({ progress: "new", events: [] });
      expect((await send(path, ANNA, own)).status).toBe(303);
      expect(await shown(site(), reference)).toMatchObject({
        progress: "done",
        result: "won",
        events: [{ author: "anna" }],
      });
    });

    test("who may not see applications gets no list, search, count, file, export, archive or action of them", async () => {
      const reference = await sendApplication(site(), { name: "Zebedee", message: "unmistakable" });
      await inboxJson(["update", reference, "--owner", "hr-owner"], site());
      const { files } = await shown(site(), reference);
      const file = `/messages/${reference}/files/${files[0]?.id}`;
      const lists = [
        "/",
        "/?kind=application",
        "/?opening=software-developer",
        "/?words=unmistakable",
        `/?words=${reference}`,
        "/?status=new",
      ];
      for (const path of [
        ...lists,
        "/?owner=hr-owner",
        "/?source=hr-board",
        "/export.csv",
        "/export.json",
        "/export.zip",
      ]) {
        const page = await text(path, BEN);
        // What the user typed is shown again in the filter.
        const typed = new URL(path, INBOX).search;
        for (const secret of [
          "Zebedee",
          reference,
          "ada@example.com",
          "software-developer",
          "hr-owner",
          "hr-board",
        ])
          if (!typed.includes(secret)) expect(page, `${path} ${secret}`).not.toContain(secret);
      }
      expect(await counts("/?words=unmistakable", BEN)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
      expect(await counts("/?words=unmistakable", HANNAH)).toEqual([1, 1, 0, 1, 0, 0, 1, 0, 0]);
      expect((await counts("/", BEN))[0]).toBe((await listed("/", BEN)).length);
      for (const path of ["/report", "/report.csv", "/report?kind=application"])
        expect(await text(path, BEN), path).not.toMatch(/hr-board|software-developer/);
      for (const path of ["/report", "/report.csv"])
        expect(await text(path, HANNAH), path).toMatch(/hr-board.*software-developer/s);
      for (const path of [`/messages/${reference}`, `/messages/${reference}/erase`, file])
        expect((await ask(path, BEN)).status, path).toBe(404);
      const contact = await sendContact(site(), { message: "for sales" });
      const form = await openForm(contact, BEN);
      for (const action of ["save", "spam", "retry", "erase"])
        expect((await send(`/messages/${reference}`, BEN, { ...form, action })).status, action).toBe(404);
      // The file of an application below the address of a message that the user may see.
      expect((await ask(`/messages/${contact}/files/${files[0]?.id}`, BEN)).status).toBe(404);
      expect((await ask(`/messages/${contact}`, HANNAH)).status).toBe(404);
      expect((await ask(file, HANNAH)).status).toBe(200);
      expect((await ask("/", { user: "eve", groups: "engineering" })).status).toBe(403);
      expect((await ask("/", { user: "eve", groups: "" })).status).toBe(403);
      expect((await ask("/", { user: "", groups: "sales" })).status).toBe(403);
    });

    test("visitors' text is escaped, and files are downloaded, never shown", async () => {
      const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
      const typed = {
        name: script,
        last_name: script,
        message: script,
        applyfor: "Others",
        utm_source: script,
      };
      const reference = await sendApplication(site(), typed, "../../etc/<script>alert(1)<%2fscript>.html");
      await inboxJson(["update", reference, "--owner", script, "--note", script], site());
      for (const path of [
        "/",
        `/messages/${reference}`,
        `/messages/${reference}/erase`,
        `/?words=${encodeURIComponent(script)}`,
      ]) {
        const page = await text(path, HANNAH);
        expect(page).not.toMatch(/<script|<img/);
        expect(page).toContain("&lt;script&gt;");
      }
      const { files } = await shown(site(), reference);
      const answer = await ask(`/messages/${reference}/files/${files[0]?.id}`, HANNAH);
      expect(await answer.text()).toBe(HTML);
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename\*=UTF-8''[\w.%~!-]+\.html$/,
      );
      const archive = Buffer.from(
        await (await ask("/export.zip?opening=software-developer", HANNAH)).arrayBuffer(),
      );
      const names = archive.toString("latin1").match(/[^\0]{1,200}\/CV - [^\0]{1,100}\.html/g) ?? [];
      expect(names.length).toBeGreaterThan(0);
      expect(archive.includes(HTML)).toBe(true);
      expect(archive.includes("../")).toBe(false);
    });

    test("every page has a policy without scripts, and is not stored", async () => {
      for (const path of ["/", "/nothing", "/export.csv"]) {
        const { headers } = await ask(path, ANNA);
        expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self'/);
        expect(headers.get("content-security-policy")).not.toContain("script");
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("x-frame-options")).toBe("DENY");
      }
    });

    test("the second of two editors is told what the first changed, and loses nothing that was typed", async () => {
      const reference = await sendContact(site(), { message: "two editors" });
      const [first, second] = [await openForm(reference, ANNA), await openForm(reference, BEN)];
      const path = `/messages/${reference}`;
      expect(
        (await send(path, ANNA, { ...first, status: "answered", owner: "anna", note: "I call them." }))
          .status,
      ).toBe(303);
      const answer = await send(path, BEN, {
        ...second,
        status: "lost",
        owner: "ben",
        note: "Answered <b>today</b>.",
      });
      expect(answer.status).toBe(409);
      const page = await answer.text();
      expect(page).toContain("anna set the status to Answered");
      expect(page).toContain("I call them.");
      expect(page).toContain("Answered &lt;b&gt;today&lt;/b&gt;.");
      expect(page).toMatch(/<input[^>]*value="lost"[^>]*checked|<input[^>]*checked[^>]*value="lost"/);
      expect(await shown(site(), reference)).toMatchObject({
        progress: "answered",
        owner: "anna",
        version: 1,
      });
      const spam = await send(path, BEN, { ...second, action: "spam" });
      expect(spam.status).toBe(409);
      const again = {
        ...(await openForm(reference, BEN)),
        status: "lost",
        owner: "ben",
        note: "Answered.",
      };
      expect((await send(path, BEN, again)).status).toBe(303);
      expect(await shown(site(), reference)).toMatchObject({ progress: "done", owner: "ben", version: 2 });
      // Who only adds a note gets the status and the owner of today in the form.
      const note = await (await send(path, ANNA, { ...first, note: "Thanks" })).text();
      expect(note).toMatch(/<input[^>]*checked[^>]*value="lost"|<input[^>]*value="lost"[^>]*checked/);
      expect(note).toMatch(/name="owner"[^>]*value="ben"/);
      // Both at the same moment: one is saved.
      const both = await openForm(reference, ANNA);
      const other = await openForm(reference, BEN);
      const answers = await Promise.all([
        send(path, ANNA, { ...both, status: "new", owner: "anna" }),
        send(path, BEN, { ...other, status: "answered", owner: "ben" }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    });

    test("actions: spam, not spam, send again, take it, erase", async () => {
      const reference = await sendContact(site(), { message: "all actions" });
      for (const [action, expected] of [
        ["retry", { status: "received" }],
        ["spam", { status: "spam", deliveries: [] }],
        ["not-spam", { status: "received" }],
        ["take", { progress: "new", owner: "anna" }],
        ["answered", { progress: "answered", answeredAt: expect.any(String), owner: "anna" }],
      ] as const) {
        const { owner, ...form } = await openForm(reference, ANNA);
        expect((await send(`/messages/${reference}`, ANNA, { ...form, action })).status).toBe(303);
        expect(await shown(site(), reference)).toMatchObject(expected);
      }
      const fields = { ...(await openForm(reference, ANNA)), action: "erase" };
      const { headers } = await send(`/messages/${reference}`, ANNA, fields);
      expect(await text(headers.get("location") ?? "", ANNA)).toContain("1 message erased.");
      expect((await ask(`/messages/${reference}`, ANNA)).status).toBe(404);
      expect(await inboxJson(["audit"], site())).toMatchObject([{ action: "erase", detail: { by: "anna" } }]);
    });

    test("the list and the message say by when a reply is due, and the overdue ones are a list of their own, late longest first", async () => {
      const words = "overdue-test";
      const sendOne = (subject: string) => sendContact(site(), { subject, message: words });
      const [late, later] = [await sendOne("A"), await sendOne("B")];
      const [due, answered] = [await sendOne("C"), await sendOne("D")];
      const setDue = (reference: string, due: string) =>
        site().query("update messages set due_at = ? where reference = ?", due, reference);
      await setDue(late, "2026-01-05T17:30:00.000Z");
      await setDue(later, "2026-01-06T17:30:00.000Z");
      await setDue(answered, "2026-01-05T17:30:00.000Z");
      await inboxJson(["update", answered, "--status", "answered"], site());
      const overdue = `/?status=overdue&words=${words}`;
      expect(await listed(overdue, ANNA)).toEqual([late, later]);
      expect((await counts(`/?words=${words}`, ANNA)).slice(0, 5)).toEqual([4, 4, 2, 3, 1]);
      expect(await listed(`/?sort=due&status=new&words=${words}`, ANNA)).toEqual([late, later, due]);
      expect(await listed(`/?words=${words}`, ANNA)).toEqual([answered, due, later, late]);
      expect(await text(overdue, ANNA)).toMatch(/\d+ working days late/);
      expect(await text(`/messages/${late}`, ANNA)).toMatch(/\d+ working days late/);
      expect(await text(`/messages/${due}`, ANNA)).toMatch(/>due [^<]+\d\d:\d\d</);
      expect(await text(`/messages/${answered}`, ANNA)).not.toMatch(/working days? late/);
      const next = { ...(await openForm(late, ANNA)), action: "next" };
      const { headers } = await send(`/messages/${late}${overdue.slice(1)}`, ANNA, next);
      expect(headers.get("location")).toContain(later);
      expect(await listed(overdue, HANNAH)).toEqual([]);
      const onCommandLine = await inboxJson<Message[]>(["list", "--overdue", "--search", words], site());
      expect(onCommandLine.map(({ reference }) => reference)).toEqual([late, later]);
    });

    describe("erasing everything from one person", () => {
      const BOTH: Person = { user: "bea", groups: "sales,careers" };

      /** The fields that the erase page sends if the box is ticked. There is no box if there are no other messages. */
      async function tick(reference: string, person: Person) {
        const page = await text(`/messages/${reference}/erase`, person);
        expect(page).not.toMatch(/<input[^>]*checked/);
        const [, others = ""] = /name="others"[^>]*value="([^"]+)"/.exec(page) ?? [];
        return { page, form: { ...(await openForm(reference, person)), action: "erase", others } };
      }

      async function eraseFrom(reference: string, person: Person, form: Record<string, string>) {
        const { headers } = await send(`/messages/${reference}`, person, form);
        return text(headers.get("location") ?? "", person);
      }

      test("the box erases the other messages, spam too, of any case, and the log has one line", async () => {
        const email = "jo@example.com";
        const first = await sendContact(site(), { email, message: "first" });
        const spam = await sendContact(site(), { email: "Jo@Example.com", message: "second" });
        const third = await sendContact(site(), { email, message: "third" });
        const other = await sendContact(site(), { email: "bo@example.com", message: "about jo@example.com" });
        await inboxJson(["spam", spam], site());
        const { page, form } = await tick(first, ANNA);
        expect(page).toContain("Also erase the 2 other messages from jo@example.com");
        expect(page).toContain('href="/?words=jo%40example.com"');
        await inboxJson(["update", third, "--note", "Changed in between."], site());
        const late = await sendContact(site(), { email, message: "late" });
        expect(await eraseFrom(first, ANNA, form)).toContain("3 messages erased.");
        for (const reference of [first, spam, third])
          expect((await ask(`/messages/${reference}`, ANNA)).status).toBe(404);
        for (const reference of [late, other])
          expect((await ask(`/messages/${reference}`, ANNA)).status).toBe(200);
        const [line] = await inboxJson<object[]>(["audit"], site());
        expect(line).toMatchObject({ action: "erase", detail: { by: "anna", messages: 3 } });
        expect((await tick(late, ANNA)).page).not.toContain("Also erase");
      });

      test("without the tick, or with a forged one, the other messages are kept", async () => {
        const email = "kim@example.com";
        const references: string[] = [];
        for (const message of ["1", "2", "3"]) references.push(await sendContact(site(), { email, message }));
        const [first = "", second = "", third = ""] = references;
        const { form } = await tick(first, ANNA);
        expect(await eraseFrom(first, ANNA, { ...form, others: "" })).toContain("1 message erased.");
        const forged = { ...(await tick(second, ANNA)).form, others: "yes" };
        expect(await eraseFrom(second, ANNA, forged)).toContain("1 message erased.");
        expect((await ask(`/messages/${third}`, ANNA)).status).toBe(200);
      });

      test("sales can't erase the same person's application, nor careers the person's messages", async () => {
        const email = "max@example.com";
        const application = await sendApplication(site(), { email });
        const contacts = [
          await sendContact(site(), { email, message: "one" }),
          await sendContact(site(), { email, message: "two" }),
        ];
        const { page, form } = await tick(contacts[0] ?? "", BEN);
        expect(page).toContain("Also erase the 1 other message from max@example.com");
        expect((await tick(application, HANNAH)).page).not.toContain("Also erase");
        expect((await tick(application, BOTH)).page).toContain("Also erase the 2 other messages");
        expect(await eraseFrom(contacts[0] ?? "", BEN, form)).toContain("2 messages erased.");
        expect(await shown(site(), application)).toMatchObject({ kind: "application" });
        const contact = await sendContact(site(), { email, message: "three" });
        const forged = { ...(await tick(application, HANNAH)).form, others: "2999-01-01T00:00:00.000Z" };
        expect(await eraseFrom(application, HANNAH, forged)).toContain("1 message erased.");
        expect(await shown(site(), contact)).toMatchObject({ kind: "contact" });
      });

      test("spam without an address has no other messages", async () => {
        const references = [
          await sendContact(site(), { message: "no address 1" }),
          await sendContact(site(), { message: "no address 2" }),
        ];
        for (const reference of references)
          await site().query("update messages set email = '' where reference = ?", reference);
        const [first = "", second = ""] = references;
        const { page, form } = await tick(first, ANNA);
        expect(page).not.toContain("Also erase");
        const forged = { ...form, others: "2999-01-01T00:00:00.000Z" };
        expect(await eraseFrom(first, ANNA, forged)).toContain("1 message erased.");
        expect((await ask(`/messages/${second}`, ANNA)).status).toBe(200);
      });

      test("a message that was changed since the page was opened is not erased, and keeps its owner", async () => {
        const reference = await sendContact(site(), { message: "changed before erasing" });
        await inboxJson(["update", reference, "--owner", "ben", "--status", "done"], site());
        const { form } = await tick(reference, ANNA);
        await inboxJson(["update", reference, "--note", "Wait."], site());
        const { token, version, others } = form;
        const answer = await send(`/messages/${reference}`, ANNA, {
          token,
          version,
          others,
          action: "erase",
        });
        expect(answer.status).toBe(409);
        const page = await answer.text();
        expect(page).toContain("changed since you opened it");
        expect(page).toContain("Wait.");
        expect(page).toMatch(/name="owner"[^>]*value="ben"/);
        expect(page).toMatch(/<input[^>]*checked[^>]*value="done"|<input[^>]*value="done"[^>]*checked/);
      });
    });

    test("a link can't pretend that something was done", async () => {
      const reference = await sendContact(site(), { message: "a notice" });
      const fields = { ...(await openForm(reference, ANNA)), status: "won" };
      const { headers } = await send(`/messages/${reference}`, ANNA, fields);
      const done = headers.get("location") ?? "";
      expect(await text(done, ANNA)).toContain("Saved.");
      const forged = done.replace("done=save", "erased=1000000");
      for (const path of ["/?erased=1000000", "/?done=spam", "/?new-owner=1", "/?erased=9&seal=x", forged])
        expect(await text(path, ANNA), path).not.toMatch(/role="(?:status|alert)"/);
      // Nor can one user's link for another user.
      expect(await text(done, BEN)).not.toContain("Saved.");
    });

    test("a date in another millennium is left out, and the page says so", async () => {
      const reference = await sendContact(site(), { message: "dated" });
      for (const dates of ["from=0026-12-11", "from=0000-01-01", "to=9999-12-31", "from=2026-02-31"]) {
        const page = await ask(`/?words=dated&${dates}`, ANNA);
        expect(page.status, dates).toBe(200);
        const body = await page.text();
        expect(body, dates).toContain("A date that you entered was left out.");
        expect(body, dates).toContain(reference);
      }
      const all = await text("/?words=dated&from=2000-01-01&to=2999-12-31", ANNA);
      expect(all).toContain(reference);
      expect(all).not.toContain("was left out");
    });

    test("what was typed is saved by every button", async () => {
      for (const action of ["spam", "retry", "confirm-erase"]) {
        const reference = await sendContact(site(), { message: `typed before ${action}` });
        const typed = { status: "answered", owner: "ben", note: `Before ${action}.` };
        const fields = { ...(await openForm(reference, ANNA)), ...typed, action };
        const { headers } = await send(`/messages/${reference}`, ANNA, fields);
        expect(await shown(site(), reference)).toMatchObject({ progress: "answered", owner: "ben" });
        const page = await text(headers.get("location") ?? "", ANNA);
        expect(page).toContain(action === "confirm-erase" ? "Erase this message?" : typed.note);
      }
    });

    test("if a button can't do all that it says, it saves nothing", async () => {
      const dana = { user: "dana", groups: "sales" };
      const markSpam = async (reference: string) => {
        const fields = { ...(await openForm(reference, dana)), note: "This is spam.", action: "spam" };
        return send(`/messages/${reference}`, dana, fields);
      };
      await markSpam(await sendContact(site(), { message: "spam before" }));
      const failing = await sendContact(site(), { message: "half done" });
      // The database refuses dana's second event of this kind.
      await site().query(
        "create unique index only_one on events (author) where author = 'dana' and action = 'spam'",
      );
      const { status } = await markSpam(failing);
      await site().query("drop index only_one");
      expect(status).toBe(500);
      expect(await shown(site(), failing)).toMatchObject({ status: "received", version: 0, events: [] });
    });

    test("in a race with another change, everything that was typed is saved or nothing is", async () => {
      for (let round = 0; round < 25; round += 1) {
        const reference = await sendContact(site(), { message: `race ${round}` });
        const fields = { ...(await openForm(reference, ANNA)), note: "This is spam.", action: "spam" };
        const [{ status }] = await Promise.all([
          send(`/messages/${reference}`, ANNA, fields),
          // Some of these may lose the race on PostgreSQL.
          ...["1", "2", "3", "4", "5"].map((note) =>
            inboxJson(["update", reference, "--note", note], site()).catch(() => {}),
          ),
        ]);
        const { events } = await shown(site(), reference);
        const saved = events.filter(({ author }) => author === "anna").map(({ action }) => action);
        expect(saved, `answer ${status}`).toEqual(status === 303 ? ["note", "spam"] : []);
      }
    });

    test("a note that is too long is refused and shown again", async () => {
      const reference = await sendContact(site(), { message: "too long" });
      const note = `${"x".repeat(10_000)} end`;
      for (const action of ["save", "spam"]) {
        const fields = { ...(await openForm(reference, ANNA)), note, action };
        const answer = await send(`/messages/${reference}`, ANNA, fields);
        expect(answer.status).toBe(422);
        const page = await answer.text();
        expect(page).toContain(note);
        expect(page).toContain("The note has 10,004 characters.");
        expect(page).not.toContain("changed since you opened it");
      }
      expect(await shown(site(), reference)).toMatchObject({ status: "received", events: [] });
    });

    test("owners are found in any case", async () => {
      const reference = await sendContact(site(), { message: "owners" });
      const save = async (changes: Record<string, string>) => {
        const fields = { ...(await openForm(reference, ANNA)), ...changes };
        const { headers } = await send(`/messages/${reference}`, ANNA, fields);
        return text(headers.get("location") ?? "", ANNA);
      };
      expect(await save({ owner: "ANNA", action: "next" })).toContain("Saved.");
      expect(await shown(site(), reference)).toMatchObject({ owner: "ANNA" });
      expect(await listed("/?words=owners&owner=anna", ANNA)).toEqual([reference]);
      expect(await save({ owner: "dora", note: "Known now." })).toMatch(/name="owner"[^>]*value="dora"/);
      expect(await save({ owner: "dorra" })).toContain("no other message has this name");
      expect(await save({ owner: "anna" })).not.toContain("no other message has this name");
      await save({ owner: "dora" });
      expect(await listed("/?words=known+owners&owner=DORA", ANNA)).toEqual([reference]);
      await save({ owner: "Élodie" });
      expect(await listed("/?owner=%C3%89lodie", ANNA)).toEqual([reference]);
    });

    test("a reference typed in the search opens its message, whatever the filter", async () => {
      const reference = await sendContact(site(), { message: "by reference" });
      await inboxJson(["spam", reference], site());
      for (const words of [reference, ` ${reference.toLowerCase().replaceAll("-", "")} `]) {
        const { headers } = await ask(`/?status=new&words=${encodeURIComponent(words)}`, ANNA);
        expect(headers.get("location")).toBe(`/messages/${reference}?status=new`);
      }
      expect((await ask(`/?words=${reference}`, HANNAH)).status).toBe(200);
    });

    test("words are found separately and without their accents", async () => {
      const reference = await sendContact(site(), {
        name: "Łucja Wójcik",
        message: "A ledger for the audit",
      });
      for (const words of ["audit ledger", "wojcik", "WÓJCIK audit", "lucja"])
        expect(await listed(`/?words=${encodeURIComponent(words)}`, ANNA), words).toEqual([reference]);
      expect(await counts("/?words=audit+wojcik", ANNA)).toEqual([1, 1, 0, 1, 0, 0, 1, 0, 0]);
      expect(await listed("/?words=audit+nowhere", ANNA)).toEqual([]);
      // Fourteen letters, as a reference without its dashes.
      const named = await sendContact(site(), { name: "Fiona O’Gallagher", phone: "0113 496 0199" });
      for (const words of ["fiona gallagher", "o'gallagher", "+44 113 4960199", "0113-496-0199"])
        expect(await listed(`/?words=${encodeURIComponent(words)}`, ANNA), words).toEqual([named]);
    });

    test("a failed delivery shows its error with the attempt until it is sent again, and spam is only spam", async () => {
      const reference = await sendContact(site(), { name: "Parked", message: "failed" });
      const page = () => text(`/messages/${reference}`, ANNA);
      const ofMessage = "where message_id = (select id from messages where reference = ?)";
      const later = `next_attempt_at = '2999-01-01T00:00:00.000Z', last_error = '550 unknown'`;
      await site().query(`update deliveries set attempts = 3, ${later} ${ofMessage}`, reference);
      expect(await page()).toMatch(/Not sent yet, next try 1 Jan 2999, 00:00. Attempt 3 failed: 550 unknown/);
      await site().query(`update deliveries set state = 'parked' ${ofMessage}`, reference);
      expect(await page()).toContain("Attempt 3 failed: 550 unknown");
      expect(await listed("/?words=parked&status=parked", ANNA)).toEqual([reference]);
      expect(await listed("/?words=parked&status=queued", ANNA)).toEqual([]);
      await send(`/messages/${reference}`, ANNA, { ...(await openForm(reference, ANNA)), action: "retry" });
      expect(await page()).not.toContain("550 unknown");
      await send(`/messages/${reference}`, ANNA, { ...(await openForm(reference, ANNA)), action: "spam" });
      const list = await text("/?words=parked&status=spam", ANNA);
      expect(list).toMatch(/<span[^>]*>Spam<\/span>/);
      expect(list).not.toMatch(/<span[^>]*>New<\/span>/);
    });

    test("the answer to a message quotes it, also if its limit splits a character", async () => {
      const message = `First line\n${"😀".repeat(600)}`;
      const reference = await sendContact(site(), { message });
      const page = await text(`/messages/${reference}`, ANNA);
      const [, body = ""] = /href="mailto:[^"]*body=([^"]*)"/.exec(page) ?? [];
      expect(decodeURIComponent(body)).toMatch(/^\r\n\r\n> First line\r\n> (?:😀)+/u);
      expect(body).not.toMatch(/(?<!%0D)%0A/);
      const application = await text(`/messages/${await sendApplication(site())}`, HANNAH);
      expect(application).toMatch(/href="mailto:[^"]*subject=Re%3A%20Software%20Developer%20/);
    });

    test("exports contain what the filter shows, newest first, and are named after it", async () => {
      const older = await sendContact(site(), { name: "Ordered", message: "older" });
      const newer = await sendContact(site(), { name: "Ordered", message: "newer" });
      const answer = await ask("/export.csv?words=ordered&owner=-&before=x", ANNA);
      expect(answer.headers.get("content-disposition")).toMatch(
        /filename\*=UTF-8''messages%2C%20owner%20none%2C%20words%20ordered%2C%20\d{4}-\d{2}-\d{2}\.csv$/,
      );
      const [titles, ...rows] = (await answer.text()).split("\r\n");
      expect(titles).toMatch(/"reference","received_at","kind","status","owner",/);
      expect(rows.map((row) => row.slice(1, 18))).toEqual([newer, older, ""]);
      expect(rows[0]).toContain('"contact","new","",');
      const reference = await sendContact(site(), { name: "Exported", utm_source: "newsletter" });
      const csv = await text("/export.csv?source=newsletter&words=exported", ANNA);
      expect(csv.split("\r\n").filter((line) => line.includes(reference))).toHaveLength(1);
      expect(csv.split("\r\n")).toHaveLength(3);
      const json = JSON.parse(await text("/export.json?source=newsletter&words=exported", ANNA));
      expect(json).toMatchObject([{ reference, source: { utm_source: "newsletter" } }]);
    });

    test("filters: campaign, owner, no owner, not sent yet", async () => {
      const name = "Filtered";
      const owned = await sendContact(site(), { name, message: "1", utm_campaign: "Spring" });
      const free = await sendContact(site(), { name, message: "2", utm_campaign: "spring" });
      const other = await sendContact(site(), { name, message: "3", utm_campaign: "autumn" });
      await inboxJson(["update", owned, "--owner", "anna"], site());
      await site().query(
        "update deliveries set state = 'delivered' where message_id <> (select id from messages where reference = ?)",
        other,
      );
      for (const [query, expected] of [
        ["", [other, free, owned]],
        ["campaign=spring", [free, owned]],
        ["owner=anna", [owned]],
        ["owner=-", [other, free]],
        ["status=queued", [other]],
        ["status=parked", []],
        ["status=open", [other, free, owned]],
        ["owner=-&campaign=spring", [free]],
      ] as const)
        expect(await listed(`/?words=filtered&${query}`, ANNA), query).toEqual(expected);
      for (const words of ["", "words=filtered"])
        expect((await counts(`/?campaign=autumn&${words}`, ANNA)).slice(0, 7)).toEqual([1, 1, 0, 1, 0, 0, 1]);
      expect(await inboxJson(["list", "--owner", "", "--campaign", "spring"], site())).toMatchObject([
        { reference: free },
      ]);
      expect(await text("/?words=filtered", ANNA)).toContain('<option value="Spring">Spring (2)</option>');
      for (const chosen of ["", "&campaign=autumn"]) {
        const unsent = await text(`/?words=filtered&status=queued${chosen}`, ANNA);
        expect(unsent).toContain(">autumn (1)</option>");
        expect(unsent).not.toContain('<option value="Spring">');
      }
      const page = await text("/?words=filtered&campaign=autumn", ANNA);
      expect(page).toContain('<option value="Spring">Spring (2)</option>');
      expect(page).not.toContain('<option value="anna">anna');
      expect(page).toContain('<option value="autumn" selected="">autumn (1)</option>');
      expect(page).toContain('href="/?owner=anna&amp;campaign=autumn&amp;words=filtered"');
    });

    test("notes, bare phone numbers and special letters are found, and an archive contains what the filter shows", async () => {
      const reference = await sendContact(site(), { message: "Þórður", phone: "0113 496 0188" });
      await inboxJson(["update", reference, "--note", "Met at SwiftLeeds."], site());
      for (const words of ["swiftleeds", "01134960188", "thordur"])
        expect(await listed(`/?words=${words}`, ANNA), words).toEqual([reference]);
      await sendApplication(site(), { message: "kept out" }, "first.html");
      await sendApplication(site(), { message: "let in" }, "second.html");
      const archive = await text("/export.zip?opening=software-developer&words=let+in", HANNAH);
      expect(archive).toContain("second.html");
      expect(archive).not.toContain("first.html");
      expect(await text("/?words=let+in", HANNAH)).toContain(
        '<option value="software-developer">Software Developer (1)</option>',
      );
    });

    test("save and next opens the next message of the list, and the way back leads to the same place", async () => {
      const older = await sendContact(site(), { name: "Series", message: "older" });
      const newer = await sendContact(site(), { name: "Series", message: "newer" });
      const list = "words=series&status=new";
      const save = async (reference: string) => {
        const fields = { ...(await openForm(reference, ANNA)), status: "won", action: "next" };
        const { headers } = await send(`/messages/${reference}?${list}`, ANNA, fields);
        return headers.get("location") ?? "";
      };
      expect(await text(`/messages/${newer}?${list}`, ANNA)).toContain("Save and next");
      const next = await save(newer);
      expect(next).toContain(`/messages/${older}?status=new&words=series&done=next&seal=`);
      const page = await text(next, ANNA);
      expect(page).not.toContain("Save and next");
      expect(page).toContain(`href="/?status=new&amp;words=series#${older}"`);
      expect(page).toMatch(/\d+ messages from this person/);
      expect(await save(older)).toContain("/?status=new&words=series&done=save&seal=");
      const third = await sendContact(site(), { name: "Series", message: "newest" });
      // Messages that have left the list lead to the next one in it.
      expect(await text(`/messages/${older}?${list}`, ANNA)).toContain(`words=series#${third}"`);
      const left = await text(`/messages/${newer}?${list}`, ANNA);
      expect(left).toContain(`href="/messages/${third}?status=new&amp;words=series"`);
      // The second page of a list: the link back to it, and from there to the newest.
      const second = await text(`/messages/${older}?words=series&before=${newer}`, ANNA);
      expect(second).toContain(`href="/?words=series&amp;before=${newer}#${older}"`);
      expect(await listed(`/?words=series&before=${newer}`, ANNA)).toEqual([older]);
      expect(await text(`/?words=series&before=${newer}`, ANNA)).toContain('href="/?words=series"');
    });

    test("a user's name may have letters outside ASCII, in UTF-8", async () => {
      const reference = await sendContact(site(), { message: "for Zoë" });
      const zoe = { user: Buffer.from("Zoë Ångström 東").toString("latin1"), groups: "sales" };
      await send(`/messages/${reference}`, zoe, { ...(await openForm(reference, zoe)), action: "take" });
      expect(await shown(site(), reference)).toMatchObject({ owner: "Zoë Ångström 東" });
      // Latin-1, which is not valid in UTF-8.
      expect(await text("/", { user: "Zoë", groups: "sales" })).toContain(">Zoë<");
    });

    test("nothing of the inbox is on the public address", async () => {
      const reference = await sendContact(site(), { message: "public" });
      const headers = { "x-forwarded-user": "anna", "x-forwarded-groups": "sales,careers" };
      for (const path of [`/messages/${reference}`, "/export.csv", "/export.zip"])
        expect((await fetch(site().url + path, { headers })).status, path).toBe(404);
      const body = new URLSearchParams({ ...(await openForm(reference, ANNA)), action: "erase" });
      const answer = await fetch(`${site().url}/messages/${reference}`, {
        method: "POST",
        body,
        headers,
      });
      expect(answer.status).toBe(404);
      const home = await (await fetch(site().url, { headers })).text();
      expect(home).not.toContain(reference);
    });

    test("each access to a message is logged with its user, and without its content", async () => {
      const reference = await sendContact(site(), { name: "Nobody Logs This", message: "secret words" });
      await ask(`/messages/${reference}?words=secret`, ANNA);
      const logged = () =>
        site()
          .output()
          .split("\n")
          .filter((line) => line.includes(reference));
      await expect.poll(logged).not.toEqual([]);
      expect(JSON.parse(logged().at(-1) ?? "{}")).toMatchObject({ user: "anna", action: "show", reference });
      expect(site().output()).not.toMatch(/Nobody Logs This|secret/);
    });

    test("one user's flood of requests is refused, and others are served", async () => {
      const spellings = ["flood", "Flood", "FLOOD"].map((user) => ({ user, groups: "sales" }));
      const statuses = new Set<number>();
      for (let batch = 0; batch < 31; batch += 1) {
        const requests = Array.from({ length: 10 }, (_, index) => spellings[index % 3] as Person);
        const answers = await Promise.all(requests.map((flood) => ask("/nothing", flood)));
        for (const { status } of answers) statuses.add(status);
      }
      expect([...statuses].sort()).toEqual([404, 429]);
      expect((await ask("/", BEN)).status).toBe(200);
    });
  },
  {
    environment: {
      INBOX_ADDRESS: `127.0.0.1:${port}`,
      INBOX_TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "info",
    },
  },
);

describe("who may connect", () => {
  async function startInbox(settings: Record<string, string>) {
    const { place, remove } = await makeLastingPlace("sqlite");
    const own = await freePort();
    const server = await startServer({
      ...placeSettings(place),
      INBOX_ADDRESS: `127.0.0.1:${own}`,
      ...settings,
    });
    onTestFinished(async () => {
      await server.stop();
      await remove();
    });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${own}/`, { headers })).status;
    return { status };
  }

  test("the user's name is only believed from the proxy's address", async () => {
    const { status } = await startInbox({ INBOX_TRUST_PROXY: "203.0.113.9" });
    expect(await status({})).toBe(403);
    expect(await status({ "x-forwarded-user": "anna", "x-forwarded-groups": "sales" })).toBe(403);
    expect(await status({ "x-forwarded-for": "203.0.113.9", "x-forwarded-user": "anna" })).toBe(403);
  });

  test("without a proxy, only this machine is served, and no forwarded request", async () => {
    const { status } = await startInbox({});
    expect(await status({})).toBe(200);
    const users = ["x-forwarded-user", "x-forwarded-email"];
    for (const name of [...users, "x-forwarded-for", "x-real-ip", "forwarded", "via"])
      expect(await status({ [name]: "anna" }), name).toBe(403);
  });

  test("groups are whole names between commas", async () => {
    const { status } = await startInbox({ INBOX_TRUST_PROXY: "127.0.0.1" });
    const groups = [
      "Former sales",
      "Sales Contractors",
      "no careers access",
      "sales;careers",
      "sales|careers",
    ];
    for (const group of [...groups, groups.join(",")])
      expect(await status({ "x-forwarded-user": "eve", "x-forwarded-groups": group }), group).toBe(403);
    expect(await status({ "x-forwarded-user": "anna", "x-forwarded-groups": "Former staff , Sales" })).toBe(
      200,
    );
  });

  test("the headers' names can be changed", async () => {
    const names = { INBOX_USER_HEADER: "Remote-User", INBOX_GROUPS_HEADER: "Remote-Groups" };
    const { status } = await startInbox({ INBOX_TRUST_PROXY: "127.0.0.0/8", ...names });
    expect(await status({ "remote-user": "anna", "remote-groups": "sales" })).toBe(200);
    expect(await status({ "x-forwarded-user": "anna", "x-forwarded-groups": "sales" })).toBe(403);
  });
});
