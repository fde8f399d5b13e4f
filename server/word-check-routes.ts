import { type Context, Hono } from "hono";
import type { Intake } from "../intake/intake.ts";
import type { Client } from "../intake/receive/receive-context.ts";
import type { WordCheckForm } from "../intake/word-check/challenge.ts";

type WordCheckEnv = { Variables: { client: Client } };

const forms: readonly string[] = ["contact", "application"] satisfies WordCheckForm[];

/** Serves the word as a picture and as a recording. Responses are never cached. */
export function wordCheckRoutes({ wordCheck }: Intake) {
  const routes = new Hono<WordCheckEnv>();

  routes.get("/:file{[a-z]+\\.(?:png|wav)}", async (c) => {
    const [form = "", format] = c.req.param("file").split(".");
    if (!forms.includes(form)) return c.notFound();
    const asker = { cookieHeader: c.req.header("cookie") ?? null, address: c.var.client.address };
    c.header("Cache-Control", "no-store");
    if (format === "png") return picture(c, form as WordCheckForm, asker);
    return recording(c, form as WordCheckForm, asker);
  });

  type Asker = Parameters<typeof wordCheck.issue>[1];

  async function picture(c: Context, form: WordCheckForm, asker: Asker) {
    // `?new` requests another word. Otherwise the picture stays the same until its word is spent.
    const issued =
      c.req.query("new") === undefined
        ? await wordCheck.show(form, asker)
        : await wordCheck.issue(form, asker);
    if (issued.outcome === "too-many") return tooMany(c, issued.retryAfterSeconds);
    for (const cookie of issued.setCookies) c.header("Set-Cookie", cookie, { append: true });
    return c.body(issued.png, 200, { "Content-Type": "image/png" });
  }

  async function recording(c: Context, form: WordCheckForm, asker: Asker) {
    const spoken = await wordCheck.audio(form, asker);
    if (spoken.outcome === "too-many") return tooMany(c, spoken.retryAfterSeconds);
    for (const cookie of spoken.setCookies) c.header("Set-Cookie", cookie, { append: true });
    return c.body(spoken.wav, 200, { "Content-Type": "audio/wav" });
  }

  function tooMany(c: Context, seconds: number) {
    return c.text("Too many words were requested. Please wait a few minutes.", 429, {
      "Retry-After": String(seconds),
    });
  }

  return routes;
}
