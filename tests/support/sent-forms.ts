import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { dataDir } from "./data-dir.ts";

function rows(sql: string, value: string): Record<string, unknown>[] {
  const database = new DatabaseSync(`${dataDir}/aldergate.sqlite`, { readOnly: true });
  try {
    return database.prepare(sql).all(value);
  } finally {
    database.close();
  }
}

/** Reads the message with this reference from the database. */
export function stored(reference: string) {
  const [message] = rows("select * from messages where reference = ?", reference);
  if (!message) return undefined;
  const files = rows("select id, field, name from files where message_id = ?", String(message.id));
  return {
    kind: message.kind,
    status: message.status,
    page: message.page,
    fields: JSON.parse(String(message.fields)),
    files: files.map(({ id, field, name }) => {
      const hash = createHash("sha256");
      for (const { bytes } of rows(
        "select bytes from file_chunks where file_id = ? order by seq",
        String(id),
      )) {
        hash.update(bytes as Uint8Array);
      }
      return { field, name, sha256: hash.digest("hex") };
    }),
  };
}

/** The page a message was sent from, and the source of its visit. */
export function storedSource(reference: string) {
  const columns = "page, entry_page, referrer, utm_source, utm_medium, utm_campaign";
  const [source] = rows(`select ${columns} from messages where reference = ?`, reference);
  return { ...source };
}

/** The number of messages from this email address in the database. */
export const countMessages = (email: string) =>
  rows("select id from messages where fields ->> 'email' = ?", email).length;

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

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

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
  await fill(page, values);
  return values;
}

export async function fillInquiry(page: Page) {
  const values = {
    name: "Kenji Arai",
    email: newAddress(),
    phone: "0113 496 0102",
    requirements: "Two apps, one team.",
  };
  await fill(page, values);
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
  await fill(page, values);
  return values;
}

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Opens a page, focuses a field of its form and waits until the form is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await focusUntilHydrated(page);
}

export async function focusUntilHydrated(page: Page) {
  await field(page, "name").focus();
  await expect(page.locator("main [data-island$=-form]")).toHaveAttribute("data-hydrated");
}
