import { describe, expect, test } from "vitest";
import { inboxJson, runInbox } from "../../cli/testing/run-command.ts";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { DATABASES, makePlace } from "../../intake/testing/test-databases.ts";
import { postForm } from "../support/attacked-site.ts";
import { startMailingSite } from "../support/mailing-site.ts";

const TERMINAL_CONTROLS = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const SCRIPT = '<script>alert(1)</script><img src="https://evil.example/x.png" onerror=alert(1)>';
const TERMINAL = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202Ecod.exe";

describe.each(DATABASES)("on a %s database", (database) => {
  test("visitors' text is escaped in emails, on the terminal and in CSV files; the JSON of ./inbox parses to the stored text", async () => {
    const mail = await startMailServer();
    const site = await startMailingSite(await makePlace(database), mail.url);
    const typed = {
      name: "=HYPERLINK(0)\r\nBcc: victim@example.com",
      email: "visitor@example.com",
      subject: "@SUM(1)\r\nTo: a@example.com, b@example.com",
      message: `${SCRIPT}\n${TERMINAL}`,
    };
    const { headers: thanks } = await postForm(site, "contact", typed);
    const reference = thanks.location?.split("/").at(-1) ?? "none";
    await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(2);

    const recipients = mail.received.map((received) => received.recipients);
    expect(recipients.sort()).toEqual([["sales@company.example"], ["visitor@example.com"]]);
    for (const { bcc, to, html, raw } of mail.received) {
      expect(bcc).toBeUndefined();
      expect(to).toHaveLength(1);
      expect(raw.toString("latin1").split("\r\n\r\n")[0]?.match(/^to:/gim)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img src="https:\/\/evil/);
    }

    const { stdout: list } = await runInbox(["list"], site);
    expect(list).toContain(reference);
    expect(list).not.toMatch(TERMINAL_CONTROLS);
    const { stdout: shown } = await runInbox(["show", reference], site);
    expect(shown).toContain("␛]0;owned␇␛[2J<U+009B>31m<U+202E>");
    expect(shown).not.toMatch(TERMINAL_CONTROLS);

    const fields = {
      ...typed,
      name: "=HYPERLINK(0) Bcc: victim@example.com",
      subject: "@SUM(1) To: a@example.com, b@example.com",
    };
    expect(await inboxJson(["show", reference], site)).toMatchObject({ fields });
    expect(JSON.parse((await runInbox(["export", "--format", "json"], site)).stdout)).toMatchObject([
      { fields },
    ]);
    const { stdout: csv } = await runInbox(["export", "--format", "csv"], site);
    expect(csv).toContain(`"'=HYPERLINK(0) `);
    expect(csv).toContain(`"'@SUM(1) `);
  });
});
