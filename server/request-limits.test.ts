import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Client } from "../intake/receive/receive-context.ts";
import { limitRequests } from "./request-limits.ts";

/** An app that responds only after `release` has been called. */
function slowApp() {
  const released = Promise.withResolvers<void>();
  const app = new Hono<{ Variables: { client: Client } }>();
  app.use(async (c, next) => {
    c.set("client", { address: c.req.header("x-address") ?? "" });
    await next();
  });
  app.use(limitRequests());
  app.get("/", async (c) => {
    await released.promise;
    return c.text("done");
  });
  const ask = async (address: string) => app.request("/", { headers: { "x-address": address } });
  return { ask, release: released.resolve };
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("one IP address may have sixteen requests in flight, and other IP addresses are still served", async () => {
  const { ask, release } = slowApp();
  const running = Array.from({ length: 16 }, () => ask("203.0.113.7"));
  expect((await ask("203.0.113.7")).status).toBe(503);
  const neighbour = ask("203.0.113.8");
  release();
  expect(await statuses([...running, neighbour])).toEqual(Array(17).fill(200));
  expect((await ask("203.0.113.7")).status).toBe(200);
});

test("at most 256 requests are in flight, however many IP addresses they come from", async () => {
  const { ask, release } = slowApp();
  const running = Array.from({ length: 256 }, (_, number) => ask(`198.51.100.${number}`));
  const next = await ask("203.0.113.8");
  expect(next.status).toBe(503);
  expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
  release();
  expect(await statuses(running)).toEqual(Array(256).fill(200));
});
