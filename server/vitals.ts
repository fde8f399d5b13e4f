import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { pagePaths } from "../app/page-paths.ts";

const MAX_BODY = 4096;
const TEN_MINUTES_MS = 600_000;
const MAX_CLS = 1000;

/** A browser's report: one metric and the page, without a cookie or identifier. */
const report = z
  .strictObject({
    name: z.enum(["LCP", "INP", "TTFB", "CLS"]),
    /** Milliseconds, except for CLS, which has no unit. */
    value: z.number().min(0).max(TEN_MINUTES_MS),
    page: z.string().regex(/^\/[\w./-]{0,200}$/),
  })
  .refine(({ name, value }) => name !== "CLS" || value <= MAX_CLS);
const reports = z.array(report).min(1).max(20);

export type Vital = z.output<typeof report>;

/** `POST /vitals`: receives Web Vitals from visitors' browsers. */
export function vitalsRoutes(record: (vital: Vital) => void) {
  const routes = new Hono();
  const kinds = new Set(pagePaths().map(firstFolder));
  routes.post(
    "/",
    bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.text("The report is too large.", 413) }),
    async (c) => {
      if (c.req.header("content-type")?.split(";")[0]?.trim() !== "application/json") {
        return c.text("Send the report as JSON.", 415);
      }
      const parsed = reports.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return c.text("The report is invalid.", 400);
      for (const report of parsed.data) {
        const kind = firstFolder(report.page);
        record({ ...report, page: kinds.has(kind) ? kind : "other" });
      }
      return c.body(null, 204, { "Cache-Control": "no-store" });
    },
  );
  return routes;
}

/** Groups pages by their first path segment, because each label value is a separate Prometheus series. */
function firstFolder(path: string): string {
  return path.split("/")[1] || "home";
}
