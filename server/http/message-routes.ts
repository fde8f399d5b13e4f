import { Hono } from "hono";
import { MESSAGE_KINDS } from "../../intake/forms/common.ts";
import type { Intake } from "../../intake/intake.ts";
import type { Client } from "../../intake/receive/receive-context.ts";

/**
 * Receives forms that a page sends by XMLHttpRequest. The intake is the same as without JavaScript, but the response is
 * JSON.
 */
export function messageRoutes(intake: Intake) {
  const routes = new Hono<{ Variables: { client: Client } }>();

  routes.post("/:kind", async (c) => {
    const kind = MESSAGE_KINDS.find((candidate) => candidate === c.req.param("kind"));
    if (!kind) return c.notFound();
    const outcome = await intake.receive(kind, c.req.raw, c.var.client);
    c.header("Cache-Control", "no-store");
    if ("retryAfterSeconds" in outcome) c.header("Retry-After", String(outcome.retryAfterSeconds));
    // The intake returns 303, a redirect, for an accepted form. A script gets 201 and the reference instead.
    const answer = outcome.outcome === "accepted" ? { ...outcome, status: 201 as const } : outcome;
    return c.json(answer, answer.status);
  });

  routes.all("/:kind", (c) => c.text("Forms are sent here with POST.", 405, { Allow: "POST" }));

  return routes;
}
