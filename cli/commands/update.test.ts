import { describe, expect, test } from "vitest";
import type { Message } from "../../intake/inbox/message.ts";
import { testedDatabase } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { found, inboxJson, runInbox } from "../testing/run-command.ts";

describe(`update on ${testedDatabase}`, () => {
  test("changes the status and the owner, adds a note, and records who did it", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const [reference, other] = [await add(), await add()];
    const as = ["--as", "Ann"];
    await inboxJson(["update", reference, "--status", "answered", "--owner", "Ann Berg", ...as], { place });
    await inboxJson(["update", reference, "--note", "Called back.\nThey want an offer.", ...as], { place });
    expect(await inboxJson(["show", reference], { place })).toMatchObject({
      progress: "answered",
      answeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      owner: "Ann Berg",
      version: 2,
      events: [
        { author: "Ann", action: "progress", detail: "answered", version: 1 },
        { author: "Ann", action: "owner", detail: "Ann Berg", version: 1 },
        { author: "Ann", action: "note", detail: "Called back.\nThey want an offer.", version: 2 },
      ],
    });
    const { stdout } = await runInbox(["show", reference], { place });
    expect(stdout).toMatch(/^status +answered$/m);
    expect(stdout).toMatch(/^history +.* Ann: owner Ann Berg$/m);
    expect(stdout).toMatch(/^note +.* Ann: Called back\.$/m);
    const listed = async (...args: string[]) =>
      (await inboxJson<Message[]>(["list", ...args], { place })).map((message) => message.reference);
    expect(await listed("--status", "answered")).toEqual([reference]);
    expect(await listed("--owner", "Ann Berg")).toEqual([reference]);
    expect(await listed("--status", "new")).toEqual([other]);
    const { stdout: csv } = await runInbox(["export", "--format", "csv", "--owner", "Ann Berg"], { place });
    expect(csv).toContain('"answered","Ann Berg","",');
    expect(csv).toContain('"Ann: Called back.\nThey want an offer."');
  });

  test("a result closes a message and fits its kind, and the first answer is kept until the message is new", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const [contact, application] = [await add(), await add({ kind: "application" })];
    const update = (reference: string, ...args: string[]) =>
      runInbox(["update", reference, ...args], { place });
    const show = (reference: string) => inboxJson<Message>(["show", reference], { place });
    await update(contact, "--status", "answered");
    const { answeredAt } = await show(contact);
    await update(contact, "--result", "won");
    expect(await show(contact)).toMatchObject({ progress: "done", result: "won", answeredAt });
    await update(contact, "--status", "done");
    expect(await show(contact)).toMatchObject({ progress: "done", result: "won", version: 2 });
    expect((await runInbox(["show", contact], { place })).stdout).toMatch(/^status +done \(won\)$/m);
    expect((await runInbox(["export", "--format", "csv"], { place })).stdout).toContain(
      '"done","","won","20',
    );
    expect(await found(place, "--result", "won")).toEqual([contact]);
    await update(contact, "--status", "answered");
    expect(await show(contact)).toMatchObject({ progress: "answered", result: "", answeredAt });
    await update(contact, "--status", "new");
    expect(await show(contact)).toMatchObject({ progress: "new", result: "", answeredAt: null });
    const wrong = await update(application, "--result", "won");
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("hired, rejected, withdrawn") });
    expect((await update(application, "--result", "hired", "--status", "new")).code).toBe(2);
    await update(application, "--result", "hired");
    expect(await show(application)).toMatchObject({ progress: "done", result: "hired", answeredAt: null });
  });

  test("spam, not-spam and retry are recorded with their author, and erasing erases the history", async () => {
    const { place, add, store } = await openFilledStore(testedDatabase);
    const reference = await add();
    for (const command of ["retry", "spam", "not-spam"]) await inboxJson([command, reference], { place });
    const { events } = await inboxJson<Message>(["show", reference], { place });
    expect(events.map(({ action }) => action)).toEqual(["retry", "spam", "not-spam"]);
    expect(events.every(({ author }) => author !== "")).toBe(true);
    await inboxJson(["erase", reference, "--yes"], { place });
    expect(await store.connection.db.selectFrom("events").selectAll().execute()).toEqual([]);
    expect(await inboxJson(["audit"], { place })).toMatchObject([
      { action: "erase", detail: { messages: 1 } },
    ]);
  });

  test("without a change, or without a message, the command fails", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const reference = await add();
    expect((await runInbox(["update", reference], { place })).code).toBe(2);
    expect((await runInbox(["update", "AG-7K4M-Q2XD-9PWT", "--note", "x"], { place })).code).toBe(3);
    const { stdout } = await runInbox(["update", reference, "--status", "new"], { place });
    expect(stdout).toContain("Nothing was changed");
    const long = await runInbox(["update", reference, "--note", "x".repeat(10_001)], { place });
    expect(long).toMatchObject({ code: 1, stderr: expect.stringContaining("10,001 characters") });
    expect(await inboxJson(["show", reference], { place })).toMatchObject({ events: [] });
  });
});
