/** The container's health check. It is a Node script because the image has no shell or curl. */
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) });
process.exitCode = answer.ok ? 0 : 1;

export {};
