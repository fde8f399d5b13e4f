import type { textChoices } from "../app/content/reading/editing.ts";

export type TextChoices = ReturnType<typeof textChoices>;

/** Sends a request to the editor's server. If the answer is a sentence, throws it. */
export async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const sent = body instanceof Blob ? body : (JSON.stringify(body) ?? null);
  const response = await fetch(`/editor/api/${path}`, { method, body: sent }).catch(() => {
    throw new Error("The editor has stopped: start it again in the terminal.");
  });
  if (response.headers.get("Content-Type")?.startsWith("text")) throw new Error(await response.text());
  return response.json();
}

/** Adds a picture and returns its name. */
export async function upload(file: File, pictures: TextChoices["pictures"]) {
  const query = new URLSearchParams({ name: file.name });
  const name = await request<string>(`picture?${query}`, "POST", file);
  pictures[name] ??= URL.createObjectURL(file);
  return name;
}

/** Adds or replaces the photo of a person, and returns the person's key, which is new for someone without one. */
export const uploadPortrait = (file: File, { key: person = "", name: personName = "" }) =>
  request<string>(`picture?${new URLSearchParams({ name: file.name, person, personName })}`, "POST", file);
