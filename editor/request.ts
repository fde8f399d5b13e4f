import type { RJSFSchema } from "@rjsf/utils";

export type Problem = { path: (string | number)[]; message: string };
/** What texts may contain: blocks with fields, kinds of code, links to pages, and pictures with their addresses. */
export type EditingContext = {
  blocks: Record<string, RJSFSchema>;
  languages: Record<string, string>;
  pages: string[];
  pictures: Record<string, string>;
};

/** Sends a request to the editor's server. If the answer is a sentence, throws it. */
export async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const sent = body instanceof Blob ? body : (JSON.stringify(body) ?? null);
  const response = await fetch(`/editor/api/${path}`, { method, body: sent });
  if (response.headers.get("Content-Type")?.startsWith("text")) throw new Error(await response.text());
  return response.json();
}
