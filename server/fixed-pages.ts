import { createRequestHandler, type ServerBuild } from "react-router";
import { MESSAGE_KINDS, type MessageKind } from "../intake/messages/kinds.ts";
import { createReference } from "../intake/reference.ts";

export type FixedPages = {
  notFound: string;
  jobNotFound: string;
  /** The receipt for a message with this reference. */
  receipt(kind: MessageKind, reference: string): string;
};

/** Pages that differ in a reference at most, rendered once at start: rendering them for each request costs 8 ms. */
export async function renderFixedPages(build: ServerBuild): Promise<FixedPages> {
  const handle = createRequestHandler(build, "production");
  const render = async (path: string, status: number) => {
    const response = await handle(new Request(new URL(path, "http://localhost")));
    if (response.status !== status) throw new Error(`${path} was rendered with status ${response.status}`);
    return response.text();
  };
  const sample = createReference();
  const receipts = new Map<MessageKind, string>();
  for (const kind of MESSAGE_KINDS) receipts.set(kind, await render(`/thank-you/${kind}/${sample}`, 200));
  return {
    notFound: await render("/404", 404),
    jobNotFound: await render("/career/404", 404),
    receipt: (kind, reference) => receipts.get(kind)?.replaceAll(sample, reference) ?? "",
  };
}
