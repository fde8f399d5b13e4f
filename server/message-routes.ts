import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { FormPost } from "../intake/form-post.ts";
import type { Intake } from "../intake/intake.ts";
import { MESSAGE_KINDS, type MessageKind } from "../intake/messages/kinds.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** The way in for forms that send themselves in the background: the same intake, its outcome as JSON. */
export function messageRoutes(intake: Intake) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: { client: Client } }>();

  routes.post("/:kind", async (c) => {
    const kind = MESSAGE_KINDS.find((candidate) => candidate === c.req.param("kind")) satisfies
      | MessageKind
      | undefined;
    if (!kind) return c.notFound();
    const outcome = await intake.receive(kind, toFormPost(c.env.incoming), c.var.client);
    c.header("Cache-Control", "no-store");
    if ("retryAfterSeconds" in outcome) c.header("Retry-After", String(outcome.retryAfterSeconds));
    // There is no page to send a script to: it gets the reference and goes on by itself.
    return c.json(outcome, outcome.outcome === "accepted" ? 201 : outcome.status);
  });

  return routes;
}

function toFormPost(incoming: IncomingMessage): FormPost {
  return { headers: { get: (name) => incoming.headers[name]?.toString() ?? null }, body: incoming };
}
