/** The container's health check, because the image has no shell or curl. Exits with 0 if the server responds. */
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) });
process.exitCode = answer.ok ? 0 : 1;

export {};
