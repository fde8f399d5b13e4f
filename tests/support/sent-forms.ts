import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { dataDir } from "./data-dir.ts";

/** Reads the message with this reference from the database. */
export function stored(reference: string) {
  const database = new DatabaseSync(`${dataDir}/aldergate.sqlite`, { readOnly: true });
  try {
    const row = database.prepare("select * from submissions where reference = ?").get(reference) as
      | { id: string; kind: string; status: string; fields: string; page: string }
      | undefined;
    if (!row) return undefined;
    const files = database
      .prepare("select id, field, name, sha256 from files where submission_id = ?")
      .all(row.id);
    return {
      kind: row.kind,
      status: row.status,
      page: row.page,
      fields: JSON.parse(row.fields),
      files: files.map((file) => {
        const chunks = database
          .prepare("select bytes from file_chunks where file_id = ? order by seq")
          .all(String(file.id));
        const hash = createHash("sha256");
        for (const { bytes } of chunks) hash.update(bytes as Uint8Array);
        return { field: file.field, name: file.name, sha256: hash.digest("hex") };
      }),
    };
  } finally {
    database.close();
  }
}

/** The number of files with this name in the database. */
export function countFiles(name: string) {
  const database = new DatabaseSync(`${dataDir}/aldergate.sqlite`, { readOnly: true });
  try {
    return database.prepare("select id from files where name = ?").all(name).length;
  } finally {
    database.close();
  }
}

export async function reference(page: Page) {
  await expect(page).toHaveURL(/\/thank-you\/(?:contact|inquiry|application)\/[A-Z]{2}-/);
  const text = page.url().split("/").pop() ?? "";
  await expect(page.locator("main")).toContainText(text);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  return text;
}

let person = 0;
/** A new email address makes each message unique: an identical message would count as a duplicate. */
export const newAddress = () => `solveig.${process.pid}.${Date.now()}.${person++}@example.com`;

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

export async function fillContact(page: Page, fields: Record<string, string> = {}) {
  const values = {
    name: "Solveig Aas",
    email: newAddress(),
    subject: "An old ledger",
    phone: "+44 113 496 0101",
    message: "It closes at night.\nWe would like it to close by noon.",
    type_the_word: "Heron ",
    ...fields,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
  return values;
}

export async function fillApplication(page: Page, fields: Record<string, string> = {}) {
  const values = {
    name: "Ada",
    last_name: "Brandt",
    email: newAddress(),
    linkedin: "https://www.linkedin.com/in/ada",
    message: "I like systems that stay up.",
    type_the_word: "heron",
    ...fields,
  };
  await page.locator('main [name="applyfor"]').selectOption("Technical support");
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
  return values;
}

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
