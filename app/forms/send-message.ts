import type { MessageKind } from "../../intake/forms/common.ts";
import type { Outcome } from "../../intake/forms/outcome.ts";

/**
 * `unavailable` and `failed` may come from a proxy in front of the server, and then contain no input. `offline`: no
 * response, or one that is not from the site.
 */
export type SendResult =
  | Outcome
  | { outcome: "unavailable"; status: number; retryAfterSeconds: number }
  | { outcome: "failed"; status: number }
  | { outcome: "too-large"; status: 413 }
  | { outcome: "offline" }
  | { outcome: "cancelled" };

type Sending = { result: Promise<SendResult>; cancel: () => void };

/** `stalled`: nothing has been sent or received for some seconds. */
export type Progress = { share: number; stalled: boolean };

const STALL_MS = 10_000;

/** Longer than the server's limit of 15 minutes, so that the server ends an upload that is too slow. */
const TIMEOUT_MS = 16 * 60 * 1000;

/** Uses XMLHttpRequest, because fetch can't report upload progress. */
export function sendMessage(
  kind: MessageKind,
  body: FormData,
  onProgress: (progress: Progress) => void,
): Sending {
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout>;
  const report = (share: number) => {
    clearTimeout(stall);
    stall = setTimeout(() => onProgress({ share, stalled: true }), STALL_MS);
    onProgress({ share, stalled: false });
  };
  const result = new Promise<SendResult>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => report(total ? loaded / total : 0));
    request.addEventListener("loadend", () => clearTimeout(stall));
    request.addEventListener("load", () => resolve(readOutcome(request)));
    request.addEventListener("error", () => resolve({ outcome: "offline" }));
    request.addEventListener("timeout", () => resolve({ outcome: "offline" }));
    request.addEventListener("abort", () => resolve({ outcome: "cancelled" }));
    request.open("POST", `/messages/${kind}`);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.send(body);
    report(0);
  });
  return { result, cancel: () => request.abort() };
}

function readOutcome(request: XMLHttpRequest): SendResult {
  const answer = request.response as Outcome | null;
  return answer && typeof answer === "object" && "outcome" in answer
    ? answer
    : outcomeOfStatus(request.status, Number(request.getResponseHeader("retry-after")));
}

const DEFAULT_RETRY_SECONDS = 60;

/** The outcome of a response without JSON, which a proxy in front of the server may send. */
function outcomeOfStatus(status: number, retryAfter: number): SendResult {
  const retryAfterSeconds = retryAfter > 0 ? retryAfter : DEFAULT_RETRY_SECONDS;
  if (status === 429) return { outcome: "too-many", status, retryAfterSeconds };
  if (status === 413) return { outcome: "too-large", status };
  if (status >= 502 && status <= 504) return { outcome: "unavailable", status, retryAfterSeconds };
  if (status >= 500) return { outcome: "failed", status };
  return { outcome: "offline" };
}
