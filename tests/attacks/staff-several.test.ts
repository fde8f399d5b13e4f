import { expect, test } from "vitest";
import { inboxJson } from "../../cli/testing/run-command.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { type AttackedSite, onOneServer, postForm } from "../support/attacked-site.ts";
import { type Person, staffInbox } from "../support/staff-inbox.ts";

const port = await freePort();
const { ask, text, send, openForm } = staffInbox(`http://127.0.0.1:${port}`);
const ANNA: Person = { user: "anna", groups: "sales" };
const BEN: Person = { user: "ben", groups: "sales" };
const HANNAH: Person = { user: "hannah", groups: "careers" };
const BEA: Person = { user: "bea", groups: "sales,careers" };

const shown = (site: AttackedSite, reference: string) => inboxJson<Message>(["show", reference], site);

async function sendContact(site: AttackedSite, changes: Record<string, string>) {
  const { headers } = await postForm(site, "contact", changes);
  return headers.location?.split("/").at(-1) ?? "";
}

async function sendApplication(site: AttackedSite, changes: Record<string, string>) {
  const files = [{ field: "resume", name: "cv.pdf", bytes: Buffer.from("my life") }];
  const { headers } = await postForm(site, "application", changes, files);
  return headers.location?.split("/").at(-1) ?? "";
}

/** The fields that a list sends if these messages are ticked. */
async function tick(path: string, person: Person, references: readonly string[]) {
  const page = await text(path, person);
  const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const ticks = [...page.matchAll(/name="ticked" value="([^"]*)"/g)].map(([, value = ""]) => value);
  const ticked = ticks.filter((value) => references.some((reference) => value.startsWith(reference)));
  return [["token", token], ...ticked.map((value) => ["ticked", value])] as [string, string][];
}

const change = async (path: string, person: Person, fields: [string, string][]) => {
  const { status, headers } = await send(path.replace("/", "/messages"), person, fields);
  expect(status).toBe(303);
  return text(headers.get("location") ?? "", person);
};

onOneServer(
  (site) => {
    test("several messages are given an owner, closed and marked as spam, with one notice each", async () => {
      const references = [1, 2, 3].map((number) =>
        sendContact(site(), { email: `several${number}@example.com`, message: "several" }),
      );
      const [first = "", second = "", third = ""] = await Promise.all(references);
      const list = "/?words=several";
      const ticked = () => tick(list, ANNA, [first, second]);
      expect(await change(list, ANNA, [...(await ticked()), ["action", "give"], ["owner", "ben"]])).toContain(
        "2 messages given to another owner.",
      );
      expect(
        await change(list, ANNA, [...(await ticked()), ["action", "close"], ["result", "lost"]]),
      ).toContain("2 messages closed.");
      for (const reference of [first, second])
        expect(await shown(site(), reference)).toMatchObject({
          owner: "ben",
          progress: "done",
          result: "lost",
          version: 2,
          events: [
            { author: "anna", action: "owner", detail: "ben" },
            { author: "anna", action: "progress", detail: "lost" },
          ],
        });
      expect(await shown(site(), third)).toMatchObject({ owner: "", progress: "new", events: [] });
      const spam = await change(list, ANNA, [...(await tick(list, ANNA, [third])), ["action", "spam-all"]]);
      expect(spam).toContain("1 message marked as spam.");
      expect(await shown(site(), third)).toMatchObject({ status: "spam", deliveries: [] });
      // Enter in a field instead of a button.
      expect(await change(list, ANNA, [...(await ticked()), ["owner", "anna"]])).toContain(
        "2 messages given",
      );
      for (const nothing of [[], [["action", "close"]], [["action", "give"]]] as [string, string][][])
        expect(await change(list, ANNA, [...(await ticked()), ...nothing])).toContain("Nothing was changed.");
      expect(await change(list, ANNA, [...(await tick(list, ANNA, [])), ["action", "spam-all"]])).toContain(
        "Nothing was changed.",
      );
    });

    test("what somebody else has changed meanwhile is named and not changed, and the rest is", async () => {
      const message = "meanwhile";
      const stale = await sendContact(site(), { name: "Stella Stale", email: "s@example.com", message });
      const erased = await sendContact(site(), { name: "Erased", email: "e@example.com", message });
      const other = await sendContact(site(), { name: "Other", email: "o@example.com", message });
      const list = "/?words=meanwhile";
      const fields = await tick(list, ANNA, [stale, erased, other]);
      const form = { ...(await openForm(stale, BEN)), status: "answered", note: "Called <b>her</b>." };
      await send(`/messages/${stale}`, BEN, form);
      await inboxJson(["erase", erased, "--yes"], site());
      const page = await change(list, ANNA, [...fields, ["action", "close"], ["result", "won"]]);
      expect(page).toContain("1 message closed.");
      expect(page).toContain(`Stella Stale (${stale})`);
      expect(page).toContain("ben set the status to Answered");
      expect(page).toContain("Called &lt;b&gt;her&lt;/b&gt;.");
      expect(page).toContain(`${erased}, which was erased`);
      expect(await shown(site(), stale)).toMatchObject({ progress: "answered", version: 1 });
      expect(await shown(site(), other)).toMatchObject({ progress: "done", result: "won" });
    });

    test("a result is only given to the kind of message that it is for", async () => {
      const contact = await sendContact(site(), { name: "Mixed", message: "mixed" });
      const application = await sendApplication(site(), { name: "Applicant", message: "mixed" });
      const list = "/?words=mixed";
      const fields = await tick(list, BEA, [contact, application]);
      const page = await change(list, BEA, [...fields, ["action", "close"], ["result", "hired"]]);
      expect(page).toContain("1 message closed.");
      expect(page).toContain(`Mixed (${contact})`);
      expect(await shown(site(), contact)).toMatchObject({ progress: "new", events: [] });
      expect(await shown(site(), application)).toMatchObject({ result: "hired" });
    });

    test("a list changes only what its user may see, and only with a form of the inbox", async () => {
      const application = await sendApplication(site(), { name: "Hidden", message: "hidden" });
      const contact = await sendContact(site(), { name: "Seen", message: "hidden" });
      const fields = await tick("/?words=hidden", ANNA, [contact]);
      const forged: [string, string][] = [...fields, ["ticked", `${application}.0`], ["action", "spam-all"]];
      const page = await change("/?words=hidden", ANNA, forged);
      expect(page).toContain("1 message marked as spam.");
      expect(page).not.toContain(application);
      expect(page).not.toContain("Hidden");
      expect(await shown(site(), application)).toMatchObject({ status: "received", events: [] });
      const valid = await tick("/?words=hidden", HANNAH, [application]);
      const spam: [string, string][] = [...valid, ["action", "spam-all"]];
      expect((await send("/messages", ANNA, spam)).status).toBe(403);
      expect((await send("/messages", HANNAH, spam, { origin: "https://evil.example" })).status).toBe(403);
      expect((await send("/messages", HANNAH, spam.slice(1))).status).toBe(403);
      expect((await shown(site(), application)).status).toBe("received");
    });

    test("if one of them can't be saved, none is changed", async () => {
      const references: string[] = [];
      for (const number of [1, 2, 3])
        references.push(
          await sendContact(site(), { message: "all or none", email: `n${number}@example.com` }),
        );
      const dana = { user: "dana", groups: "sales" };
      const fields = await tick("/?words=all+or+none", dana, references);
      // The database refuses dana's second event.
      await site().query("create unique index only_one on events (author) where author = 'dana'");
      const answer = await send("/messages", dana, [...fields, ["action", "close"], ["result", "won"]]);
      await site().query("drop index only_one");
      expect(answer.status).toBe(500);
      for (const reference of references)
        expect(await shown(site(), reference)).toMatchObject({ progress: "new", events: [] });
    });

    test("messages of one address are one conversation, of the kinds that the user may see", async () => {
      const email = "Serial@Example.com";
      const first = await sendContact(site(), { email, name: "Serial", message: "first words" });
      const application = await sendApplication(site(), { email, name: "Serial", message: "my application" });
      const spam = await sendContact(site(), { email, name: "Serial", message: "spam words" });
      await inboxJson(["spam", spam], site());
      const second = await sendContact(site(), {
        email: email.toLowerCase(),
        name: "Serial",
        message: "second words",
      });
      const row = async (person: Person, reference: string) => {
        const page = await text("/?words=serial", person);
        return page.slice(page.indexOf(`id="${reference}"`)).split("</li>")[0];
      };
      expect(await row(ANNA, second)).toContain("2nd message");
      expect(await row(ANNA, first)).not.toMatch(/\d(?:st|nd|rd|th) message/);
      expect(await row(BEA, second)).toContain("3rd message");
      const conversation = async (person: Person, reference: string) => {
        const page = await text(`/messages/${reference}`, person);
        return page.split('id="conversation"')[1]?.split("</section>")[0] ?? "";
      };
      const seen = await conversation(ANNA, second);
      expect(seen.indexOf("first words")).toBeGreaterThan(0);
      expect(seen.indexOf("second words")).toBeGreaterThan(seen.indexOf("first words"));
      expect(seen).toContain(`href="/messages/${first}"`);
      expect(seen).not.toMatch(/my application|spam words/);
      expect(await conversation(BEA, second)).toContain("my application");
      expect(await conversation(HANNAH, application)).toBe("");
      expect((await ask(`/messages/${spam}`, HANNAH)).status).toBe(404);
    });
  },
  { environment: { INBOX_ADDRESS: `127.0.0.1:${port}`, INBOX_TRUST_PROXY: "127.0.0.1" } },
);
