import type { RJSFSchema } from "@rjsf/utils";

export type Problem = { path: (string | number)[]; message: string };
/** What texts may contain: the schemas of blocks, and the addresses of pictures, by name. */
export type EditingContext = { blocks: Record<string, RJSFSchema>; pictures: Record<string, string> };

/** Sends a request to the editor's server. If the answer is a sentence, throws it. */
export async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const sent = body instanceof Blob ? body : (JSON.stringify(body) ?? null);
  const response = await fetch(`/editor/api/${path}`, { method, body: sent });
  if (response.headers.get("Content-Type")?.startsWith("text")) throw new Error(await response.text());
  return response.json();
}
