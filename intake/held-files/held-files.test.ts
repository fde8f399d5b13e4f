import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "../messages/files.ts";
import type { HeldFile } from "../messages/outcome.ts";
import { onTestedDatabase } from "../testing/test-databases.ts";
import {
  APPLICATION,
  CONTACT,
  expectOutcome,
  type Fields,
  formRequest,
  post,
  type TestIntake,
} from "../testing/test-intake.ts";

const RESUME = new File(["my life"], "cv.pdf");
const MANY = { points: 1000, seconds: 600 };
const UNLIMITED = {
  pace: MANY,
  tries: MANY,
  network: MANY,
  confirmations: MANY,
  inquiries: MANY,
  wordChecks: MANY,
};
const INVALID = { ...APPLICATION, message: "" };

/** Sends an application that is invalid, because its message is empty. Returns the files held for the next attempt. */
async function failedTry(
  intake: TestIntake,
  fields: Fields = { ...INVALID, resume: RESUME },
): Promise<HeldFile[]> {
  return expectOutcome(await post(intake, "application", fields), "invalid").heldFiles;
}

function tokens(held: HeldFile[]): Record<string, string> {
  return Object.fromEntries(held.map(({ field, token }) => [`${field}_held`, token]));
}

onTestedDatabase((openIntake) => {
  describe("held files", () => {
    test("a file sent with an invalid form is held and need not be uploaded again", async () => {
      const intake = await openIntake();
      const held = await failedTry(intake);
      expect(held).toMatchObject([{ field: "resume", name: "cv.pdf", size: 7 }]);
      expectOutcome(await post(intake, "application", { ...APPLICATION, ...tokens(held) }), "accepted");
      expect(await intake.query("select name from files where submission_id is not null")).toEqual([
        { name: "cv.pdf" },
      ]);
    });

    test("a held file is kept through several attempts, even if the file input is empty", async () => {
      const intake = await openIntake();
      const first = await failedTry(intake);
      const nothingChosen = new File([], "");
      const again = { ...INVALID, ...tokens(first), resume: nothingChosen, coverletter: nothingChosen };
      const second = expectOutcome(await post(intake, "application", again), "invalid");
      expect(second.heldFiles).toMatchObject([{ field: "resume", name: "cv.pdf" }]);
      expect(Object.keys(second.fieldErrors)).toEqual(["message"]);
    });

    test("a new upload replaces a held file", async () => {
      const intake = await openIntake();
      const held = await failedTry(intake);
      const fields = { ...APPLICATION, ...tokens(held), resume: new File(["my new life"], "new.pdf") };
      expectOutcome(await post(intake, "application", fields), "accepted");
      expect(await intake.query("select name from files")).toEqual([{ name: "new.pdf" }]);
    });

    test("removing a held file keeps the text and the other file", async () => {
      const intake = await openIntake();
      const held = await failedTry(intake);
      const outcome = await post(intake, "application", {
        ...APPLICATION,
        ...tokens(held),
        coverletter: new File(["Dear all"], "letter.txt"),
        remove: "resume",
      });
      const { heldFiles, values, field } = expectOutcome(outcome, "file-removed");
      expect(field).toBe("resume");
      expect(values.last_name).toBe("Alder");
      expect(heldFiles).toMatchObject([{ field: "coverletter", name: "letter.txt" }]);
      expect(await intake.query("select name from files")).toEqual([{ name: "letter.txt" }]);
      const without = await post(intake, "application", { ...APPLICATION, ...tokens(heldFiles) });
      expect(Object.keys(expectOutcome(without, "invalid").fieldErrors)).toEqual(["resume"]);
    });

    test("a held file can be removed by a request without the text fields", async () => {
      const intake = await openIntake();
      const held = await failedTry(intake);
      const request = formRequest({ ...tokens(held), remove: "resume" });
      expectOutcome(await intake.receive("application", request, { address: "203.0.113.7" }), "file-removed");
      expect(await intake.count("file_chunks")).toBe(0);
    });

    test("a held file expires after an hour, and the visitor is asked to choose it again", async () => {
      const intake = await openIntake();
      const held = await failedTry(intake);
      intake.clock.now = new Date("2026-03-02T10:59:00Z");
      await intake.sweep();
      expect(await intake.count("file_chunks")).toBe(1);
      intake.clock.now = new Date("2026-03-02T11:01:00Z");
      const late = await post(intake, "application", { ...APPLICATION, ...tokens(held) });
      const { fieldErrors, heldFiles } = expectOutcome(late, "invalid");
      expect(fieldErrors.resume?.[0]).toMatch(/again/);
      expect(heldFiles).toEqual([]);
      await intake.sweep();
      expect(await intake.count("file_chunks")).toBe(0);
    });

    test("a held file can't be used with a forged token or for another field", async () => {
      const intake = await openIntake();
      const [held] = await failedTry(intake);
      for (const resume_held of ["forged", held?.token.slice(0, -2) ?? ""]) {
        const outcome = await post(intake, "application", { ...APPLICATION, resume_held });
        expect(Object.keys(expectOutcome(outcome, "invalid").fieldErrors)).toEqual(["resume"]);
      }
      const swapped = { ...APPLICATION, resume: RESUME, coverletter_held: held?.token ?? "" };
      expect(expectOutcome(await post(intake, "application", swapped), "invalid").fieldErrors).toHaveProperty(
        "coverletter",
      );
    });

    test("once a held file is part of an application, its token is refused in any other application", async () => {
      const intake = await openIntake();
      const held = tokens(await failedTry(intake));
      const first = await post(intake, "application", { ...APPLICATION, ...held });
      expect(await post(intake, "application", { ...APPLICATION, ...held })).toEqual(first);
      const changed = await post(intake, "application", { ...APPLICATION, message: "Changed.", ...held });
      expect(expectOutcome(changed, "invalid")).toMatchObject({
        heldFiles: [],
        fieldErrors: { resume: [expect.any(String)] },
      });
      expect(await intake.count("submissions")).toBe(1);
    });
  });

  test("while held files take up 4 GiB, an application gets a 503, but a contact message is accepted", async () => {
    const intake = await openIntake();
    for (let number = 0; number < 2; number += 1) await failedTry(intake);
    await intake.query("update files set size = 2147483647");
    await failedTry(intake);
    expectOutcome(await post(intake, "application", { ...APPLICATION, resume: RESUME }), "busy");
    expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  });

  describe("the quota of held files per IP address", () => {
    const LARGE = () => new File([new Uint8Array(MAX_FILE_BYTES)], "large.pdf");

    test("the oldest held files of an IP address over its quota are removed, and no others", async () => {
      const intake = await openIntake({ rateLimits: UNLIMITED });
      const neighbour = await intake.receive("application", formRequest({ ...INVALID, resume: RESUME }), {
        address: "198.51.100.9",
      });
      const tokensOf: string[] = [];
      for (let number = 0; number < 8; number += 1) {
        intake.clock.now = new Date(intake.clock.now.getTime() + 1000);
        const [held] = await failedTry(intake, { ...INVALID, resume: LARGE() });
        tokensOf.push(held?.token ?? "");
      }
      const [{ bytes } = { bytes: 0 }] = await intake.query("select sum(size) as bytes from files");
      expect(Number(bytes)).toBe(6 * MAX_FILE_BYTES + 7);
      const first = { ...APPLICATION, resume_held: tokensOf[0] ?? "" };
      expect(expectOutcome(await post(intake, "application", first), "invalid").fieldErrors).toHaveProperty(
        "resume",
      );
      const last = { ...APPLICATION, resume_held: tokensOf[7] ?? "" };
      expectOutcome(await post(intake, "application", last), "accepted");
      const theirs = tokens(expectOutcome(neighbour, "invalid").heldFiles);
      expectOutcome(
        await post(intake, "application", { ...APPLICATION, message: "Mine", ...theirs }),
        "accepted",
      );
    }, 60_000);

    test("unfinished uploads count towards the quota of held files", async () => {
      const intake = await openIntake({ rateLimits: UNLIMITED });
      await failedTry(intake);
      await intake.query("update files set size = null, sha256 = null");
      const [{ uploader } = { uploader: null }] = await intake.query("select uploader from files");
      for (let number = 0; number < 5; number += 1) {
        await intake.query(
          `insert into files (id, field, name, media_type, created_at, expires_at, uploader)
           values ('${number}', 'resume', 'x', 'x', '2026-03-02', '2026-03-02T11:00:00Z', ?)`,
          String(uploader),
        );
      }
      const outcome = await post(intake, "application", { ...APPLICATION, resume: RESUME });
      expectOutcome(outcome, "unavailable");
    });
  });

  describe("refused files", () => {
    test("a missing file and an empty file get different errors", async () => {
      const intake = await openIntake();
      const none = expectOutcome(
        await post(intake, "application", { ...APPLICATION, resume: new File([], "") }),
        "invalid",
      );
      const empty = expectOutcome(
        await post(intake, "application", { ...APPLICATION, resume: new File([], "cv.pdf") }),
        "invalid",
      );
      expect(none.fieldErrors.resume).not.toEqual(empty.fieldErrors.resume);
      expect([...Object.keys(none.fieldErrors), ...Object.keys(empty.fieldErrors)]).toEqual([
        "resume",
        "resume",
      ]);
      expect(await intake.count("files")).toBe(0);
    });

    test("a file one byte over the limit is discarded, and the rest of the form is kept", async () => {
      const intake = await openIntake();
      const outcome = await post(intake, "application", {
        resume: new File([new Uint8Array(MAX_FILE_BYTES + 1)], "huge.pdf"),
        coverletter: new File(["Dear all"], "letter.txt"),
        ...APPLICATION,
      });
      expect(expectOutcome(outcome, "too-large")).toMatchObject({
        field: "resume",
        fileName: "huge.pdf",
        limit: MAX_FILE_BYTES,
        textMissing: false,
        values: { name: "Jo", message: "I build things." },
        heldFiles: [{ field: "coverletter", name: "letter.txt" }],
      });
      expect(await intake.query("select name from files")).toEqual([{ name: "letter.txt" }]);
      expect(await intake.count("submissions")).toBe(0);
    });

    test("a body over the limit is cut off, and the fields before that point are kept", async () => {
      const intake = await openIntake();
      const fields = { ...APPLICATION, resume: new File([new Uint8Array(70 * 1024 * 1024)], "endless.pdf") };
      const { values, textMissing } = expectOutcome(await post(intake, "application", fields), "too-large");
      expect(textMissing).toBe(true);
      expect(values.message).toBe("I build things.");
      expect(await intake.count("file_chunks")).toBe(0);
    });
  });
});
