import type { MessageKind } from "../../intake/messages/kinds.ts";
import type { Outcome } from "../../intake/messages/outcome.ts";

export type SendResult = Outcome | { outcome: "offline" } | { outcome: "cancelled" };

type Sending = { result: Promise<SendResult>; cancel: () => void };

/** Uses XMLHttpRequest, because fetch can't report upload progress. */
export function sendMessage(
  kind: MessageKind,
  body: FormData,
  onProgress: (share: number) => void = () => {},
): Sending {
  const request = new XMLHttpRequest();
  const result = new Promise<SendResult>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(readOutcome(request)));
    request.addEventListener("error", () => resolve({ outcome: "offline" }));
    request.addEventListener("timeout", () => resolve({ outcome: "offline" }));
    request.addEventListener("abort", () => resolve({ outcome: "cancelled" }));
    request.open("POST", `/messages/${kind}`);
    request.responseType = "json";
    request.timeout = 10 * 60 * 1000;
    request.send(body);
  });
  return { result, cancel: () => request.abort() };
}

function readOutcome(request: XMLHttpRequest): SendResult {
  const answer = request.response as Outcome | null;
  return answer && typeof answer === "object" && "outcome" in answer ? answer : { outcome: "offline" };
}
