import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "./messages/files.ts";
import { onTestedDatabase, storedBytes } from "./testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  formRequest,
  INQUIRY,
  ORIGIN,
  post,
} from "./testing/test-intake.ts";

onTestedDatabase((openIntake) => {
  describe("accepted messages", () => {
    test("a text of ten thousand characters is accepted even if each takes three bytes", async () => {
      const intake = await openIntake();
      const requirements = "語".repeat(10_000);
      expectOutcome(await post(intake, "inquiry", { ...INQUIRY, requirements }), "accepted");
    });

    test("a contact message is stored with every field, its CAPTCHA word is used up and its deliveries are queued", async () => {
      const intake = await openIntake();
      const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
      const [row] = await intake.query("select * from submissions");
      expect(row).toMatchObject({
        reference,
        kind: "contact",
        status: "received",
        email: "jo@example.com",
        received_at: "2026-03-02T10:00:00.000Z",
      });
      expect(JSON.parse(String(row?.fields))).toEqual({
        name: "Jo Alder",
        email: "Jo@Example.com",
        subject: "A quote",
        phone: "+44 20 7946 0018",
        message: "Hello,\nhow are you?",
      });
      expect(await intake.query("select strikes from word_check_uses")).toEqual([{ strikes: 3 }]);
      expect(await intake.query("select kind, state, attempts from deliveries order by kind")).toEqual([
        { kind: "staff-mail", state: "queued", attempts: 0 },
        { kind: "visitor-mail", state: "queued", attempts: 0 },
      ]);
    });

    test("a URL-encoded inquiry is stored with the page it was sent from", async () => {
      const intake = await openIntake();
      const request = new Request(`${ORIGIN}/x`, {
        method: "POST",
        body: new URLSearchParams(INQUIRY as Record<string, string>),
        headers: { origin: ORIGIN },
      });
      expectOutcome(await intake.receive("inquiry", request, CLIENT), "accepted");
      expect(await intake.query("select page from submissions")).toEqual([
        { page: "/services/custom-software-development" },
      ]);
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
          "select field, name, media_type, size, sha256, expires_at, kind from files join submissions on submissions.id = submission_id order by size",
        ),
      ).toEqual([
        {
          field: "coverletter",
          name: "letter.txt",
          media_type: "application/octet-stream",
          size: 1000,
          sha256: sha256(coverletter),
          expires_at: null,
          kind: "application",
        },
        {
          field: "resume",
          name: "Jo résumé.pdf",
          media_type: "application/pdf",
          size: MAX_FILE_BYTES,
          sha256: sha256(resume),
          expires_at: null,
          kind: "application",
        },
      ]);
      expect((await storedBytes(intake, "resume")).equals(resume)).toBe(true);
      expect((await storedBytes(intake, "coverletter")).equals(coverletter)).toBe(true);
    });

    test("ignores unknown fields, second values of a field, and names such as __proto__", async () => {
      const intake = await openIntake();
      const body = new FormData();
      for (const [name, value] of Object.entries(INQUIRY)) body.append(name, value);
      body.append("name", "Second");
      body.append("__proto__", "x");
      body.append("constructor", "x");
      body.append("status", "spam");
      body.append("resume", new File(["x"], "x"));
      const request = new Request(`${ORIGIN}/x`, { method: "POST", body, headers: { origin: ORIGIN } });
      expectOutcome(await intake.receive("inquiry", request, CLIENT), "accepted");
      const [row] = await intake.query("select status, fields from submissions");
      expect(row?.status).toBe("received");
      expect(JSON.parse(String(row?.fields))).toEqual({
        name: "Jo Alder",
        email: "jo@example.com",
        phone: "020 7946 0018",
        requirements: "A bridge.",
      });
      expect(await intake.count("files")).toBe(0);
    });
  });

  describe("refused messages", () => {
    test("the response to an invalid message names every invalid field and returns the input without the wrong CAPTCHA word", async () => {
      const intake = await openIntake();
      const outcome = await post(intake, "contact", {
        ...CONTACT,
        name: "",
        email: "jo@",
        type_the_word: "stork",
      });
      const { fieldErrors, values } = expectOutcome(outcome, "invalid");
      expect(Object.keys(fieldErrors).sort()).toEqual(["email", "name", "type_the_word"]);
      expect(values).toEqual({
        name: "",
        email: "jo@",
        subject: "A quote",
        phone: "+44 20 7946 0018",
        message: "Hello,\r\nhow are you?",
      });
      expect(await intake.count("submissions")).toBe(0);
      expect(await intake.query("select strikes from word_check_uses")).toEqual([{ strikes: 1 }]);
    });

    test.each([
      ["a foreign origin", { origin: "https://evil.example" }, 403],
      ["a null origin", { origin: "null" }, 403],
      ["another content type", { "content-type": "text/plain" }, 415],
      ["a compressed body", { "content-encoding": "gzip" }, 415],
      ["a broken boundary", { "content-type": "multipart/form-data; boundary=none" }, 400],
    ])("a request with %s is refused with status $2", async (_what, headers, status) => {
      const intake = await openIntake();
      const outcome = await intake.receive("inquiry", formRequest(INQUIRY, headers), CLIENT);
      expect(expectOutcome(outcome, "refused").status).toBe(status);
      expect(await intake.count("submissions")).toBe(0);
    });

    test("an interrupted upload leaves nothing in the store", async () => {
      const intake = await openIntake();
      const whole = formRequest({ ...APPLICATION, resume: new File([randomBytes(900_000)], "cv.pdf") });
      const bytes = new Uint8Array(await whole.clone().arrayBuffer());
      const broken = new Request(whole, { body: bytes.slice(0, 800_000) });
      expect(expectOutcome(await intake.receive("application", broken, CLIENT), "refused").status).toBe(400);
      expect(await intake.count("files")).toBe(0);
      expect(await intake.count("file_chunks")).toBe(0);
    });

    test("a form with a field far over its limit gets a 413 response that returns the other fields", async () => {
      const intake = await openIntake();
      const outcome = await intake.receive(
        "inquiry",
        formRequest({ ...INQUIRY, name: "x".repeat(100_000) }),
        CLIENT,
      );
      expect(expectOutcome(outcome, "too-large")).toMatchObject({
        field: "name",
        textMissing: true,
        values: { name: "", requirements: "A bridge." },
      });
    });

    test("a form with too much text in all fields together gets a 413", async () => {
      const intake = await openIntake();
      const long = "x".repeat(29_000);
      const fields = { ...INQUIRY, name: long, phone: long, requirements: long };
      const { values } = expectOutcome(
        await intake.receive("inquiry", formRequest(fields), CLIENT),
        "too-large",
      );
      expect(JSON.stringify(values).length).toBeLessThan(61_000);
    });
  });
});
