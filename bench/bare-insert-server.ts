/** The baseline for bench/submissions.ts: a Hono handler that does one durable insert. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const database = new DatabaseSync(join(process.env.DATA_DIR ?? ".", "bare.sqlite"));
database.exec("pragma journal_mode = wal; pragma synchronous = full; create table messages (body text)");
const insert = database.prepare("insert into messages values (?)");

const app = new Hono();
app.get("/healthz", (c) => c.text("ok"));
app.post("/", async (c) => {
  insert.run(await c.req.text());
  return c.json({ stored: true }, 201);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
