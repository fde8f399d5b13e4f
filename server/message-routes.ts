import { Hono } from "hono";
import type { Intake } from "../intake/intake.ts";
import { MESSAGE_KINDS, type MessageKind } from "../intake/messages/kinds.ts";
import type { Client } from "../intake/receive.ts";

/** The way in for forms that send themselves in the background: the same intake, its outcome as JSON. */
export function messageRoutes(intake: Intake) {
  const routes = new Hono<{ Variables: { client: Client } }>();

  routes.post("/:kind", async (c) => {
    const kind = MESSAGE_KINDS.find((candidate) => candidate === c.req.param("kind")) satisfies
      | MessageKind
      | undefined;
    if (!kind) return c.notFound();
    const outcome = await intake.receive(kind, c.req.raw, c.var.client);
    c.header("Cache-Control", "no-store");
    if ("retryAfterSeconds" in outcome) c.header("Retry-After", String(outcome.retryAfterSeconds));
    // There is no page to send a script to: it gets the reference and goes on by itself.
    return c.json(outcome, outcome.outcome === "accepted" ? 201 : outcome.status);
  });

  return routes;
}
