import { createHash, randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "./forms/fields.ts";
import { UNKNOWN_SOURCE } from "./forms/source.ts";
import { openTestedIntake as openIntake, storedBytes } from "./testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  fetchWord,
  formRequest,
  INQUIRY,
  post,
} from "./testing/test-intake.ts";

test("a contact message is stored with every field, its CAPTCHA word is used up and its deliveries are queued", async () => {
  const intake = await openIntake();
  const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  const [row] = await intake.query("select * from messages");
  expect(row).toMatchObject({
    reference,
    kind: "contact",
    status: "received",
    email: "jo@example.com",
    received_at: "2026-03-02T10:00:00.000Z",
  });
  const { type_the_word: _, ...typed } = CONTACT;
  expect(JSON.parse(String(row?.fields))).toEqual({ ...typed, message: "Hello,\nhow are you?" });
  expect(await intake.query("select strikes from word_check_uses")).toEqual([{ strikes: 10 }]);
  expect(await intake.query("select kind, state, attempts from deliveries order by kind")).toEqual([
    { kind: "staff-mail", state: "queued", attempts: 0 },
    { kind: "visitor-mail", state: "queued", attempts: 0 },
  ]);
});

test("an invalid source is dropped, and the message is accepted", async () => {
  const intake = await openIntake();
  const visit = {
    entry_page: "https://evil.example/",
    referrer: "evil.example/<script>",
    utm_source: "x".repeat(151),
    utm_medium: "e\r\nBcc: mail",
    utm_campaign: "  ",
  };
  expectOutcome(await post(intake, "inquiry", { ...INQUIRY, ...visit }), "accepted");
  expect(await intake.query("select * from messages")).toMatchObject([
    { entry_page: "", referrer: "", utm_source: "", utm_medium: "e Bcc: mail", utm_campaign: "" },
  ]);
});

test("without JavaScript, the campaign is read from the URL that the form is posted to", async () => {
  const intake = await openIntake();
  const plain = formRequest(INQUIRY);
  const url = `${plain.url}?utm_source=newsletter&utm_campaign=spring`;
  expectOutcome(await intake.receive("inquiry", new Request(url, plain), CLIENT), "accepted");
  expect(await intake.query("select * from messages")).toMatchObject([
    { entry_page: "", referrer: "", utm_source: "newsletter", utm_medium: "", utm_campaign: "spring" },
  ]);
});

test("with Global Privacy Control, no source is stored", async () => {
  const intake = await openIntake();
  const plain = formRequest({ ...INQUIRY, entry_page: "/about", referrer: "news.example" });
  const request = new Request(`${plain.url}?utm_source=newsletter`, plain);
  request.headers.set("sec-gpc", "1");
  expectOutcome(await intake.receive("inquiry", request, CLIENT), "accepted");
  expect(await intake.query("select * from messages")).toMatchObject([UNKNOWN_SOURCE]);
});

test("an application for a closed opening is refused with the reason, and others are accepted", async () => {
  const closedOpening = (page: string) => (page === "/jobs/closed" ? "This role is closed." : undefined);
  const intake = await openIntake({ closedOpening });
  const apply = (page: string) =>
    post(intake, "application", { ...APPLICATION, page, resume: new File(["cv"], "cv.txt") });
  const refused = expectOutcome(await apply("/jobs/closed"), "invalid");
  expect(refused.fieldErrors).toEqual({ applyfor: ["This role is closed."] });
  expectOutcome(await apply("/jobs/open"), "accepted");
  expectOutcome(await post(intake, "inquiry", { ...INQUIRY, page: "/jobs/closed" }), "accepted");
});

test("a form is read the same wherever the network splits it", async () => {
  const intake = await openIntake();
  const whole = formRequest(INQUIRY);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    const request = new Request(whole, { body: pieces, duplex: "half" } as RequestInit);
    expectOutcome(await intake.receive("inquiry", request, CLIENT), "accepted");
  }
  expect(await intake.count("messages")).toBe(1);
});

test("of two files for the same field, the first is stored", async () => {
  const intake = await openIntake();
  const form = new FormData();
  for (const [name, value] of Object.entries(APPLICATION)) form.append(name, value);
  for (const text of ["my life", "another life"]) form.append("resume", new File([text], "cv.pdf"));
  const { url, headers } = formRequest({}, { cookie: await fetchWord(intake, "application") });
  headers.delete("content-type");
  const request = new Request(url, { method: "POST", headers, body: form });
  expectOutcome(await intake.receive("application", request, CLIENT), "accepted");
  expect((await storedBytes(intake, "resume")).toString()).toBe("my life");
});

test("both files of an application are stored byte for byte, even if one has the maximum size", async () => {
  const intake = await openIntake();
  const resume = randomBytes(MAX_FILE_BYTES);
  const coverletter = randomBytes(1000);
  const outcome = await post(intake, "application", {
    ...APPLICATION,
    resume: new File([resume], "../../Jo\u202e résumé.pdf", { type: "application/pdf" }),
    coverletter: new File([coverletter], "letter.txt"),
  });
  expectOutcome(outcome, "accepted");
  const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  expect(
    await intake.query(
      "select field, name, media_type, size, sha256, kind from files join messages on messages.id = message_id order by size",
    ),
  ).toEqual([
    {
      field: "coverletter",
      name: "letter.txt",
      media_type: "application/octet-stream",
      size: 1000,
      sha256: sha256(coverletter),
      kind: "application",
    },
    {
      field: "resume",
      name: "Jo résumé.pdf",
      media_type: "application/pdf",
      size: MAX_FILE_BYTES,
      sha256: sha256(resume),
      kind: "application",
    },
  ]);
  expect((await storedBytes(intake, "resume")).equals(resume)).toBe(true);
  expect((await storedBytes(intake, "coverletter")).equals(coverletter)).toBe(true);
});

test("the response to an invalid message names every invalid field and returns the input without the wrong CAPTCHA word", async () => {
  const intake = await openIntake();
  const { type_the_word: _, ...valid } = CONTACT;
  const typed = { ...valid, name: "", email: "jo@" };
  const outcome = await post(intake, "contact", { ...typed, type_the_word: "stork" });
  const { fieldErrors, values } = expectOutcome(outcome, "invalid");
  expect(Object.keys(fieldErrors).sort()).toEqual(["email", "name", "type_the_word"]);
  expect(values).toEqual({ ...typed, page: "" });
  expect(await intake.count("messages")).toBe(0);
  expect(await intake.query("select strikes from word_check_uses")).toEqual([{ strikes: 1 }]);
});

test("a form that arrives more slowly than 64 kbit/s is refused after 20 s, so that others get its place", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const intake = await openIntake();
  const whole = formRequest(APPLICATION);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const started = Promise.withResolvers<void>();
  const slow = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice(0, 200)),
    pull: () => started.resolve(),
  });
  const request = new Request(whole, { body: slow, duplex: "half" } as RequestInit);
  const outcome = intake.receive("application", request, CLIENT);
  await started.promise;
  vi.advanceTimersByTime(20_000);
  expect(expectOutcome(await outcome, "refused").status).toBe(400);
});

test("a missing file and an empty file get different errors", async () => {
  const intake = await openIntake();
  const errors = async (resume: File) =>
    expectOutcome(await post(intake, "application", { ...APPLICATION, resume }), "invalid").fieldErrors;
  const none = await errors(new File([], ""));
  const empty = await errors(new File([], "cv.pdf"));
  expect([...Object.keys(none), ...Object.keys(empty)]).toEqual(["resume", "resume"]);
  expect(none.resume).not.toEqual(empty.resume);
});

test("a file one byte over the limit gets a 413 with the fields before it, and nothing is stored", async () => {
  const intake = await openIntake();
  const fields = {
    ...APPLICATION,
    coverletter: new File(["Dear all"], "letter.txt"),
    resume: new File([new Uint8Array(MAX_FILE_BYTES + 1)], "huge.pdf"),
  };
  expect(expectOutcome(await post(intake, "application", fields), "too-large")).toMatchObject({
    values: { name: "Jo", message: "I build things." },
    sentFiles: ["coverletter"],
  });
  for (const table of ["messages", "files"]) expect(await intake.count(table)).toBe(0);
});
