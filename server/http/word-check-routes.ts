import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Intake } from "../../intake/intake.ts";
import type { Client } from "../../intake/receive/receive-context.ts";
import type { WordCheckForm } from "../../intake/word-check/challenge.ts";

const forms: readonly WordCheckForm[] = ["contact", "application"];
export const wordCheckFiles = forms.flatMap((form) => [`${form}.png`, `${form}.wav`]);

/** Serves the word of the word check, as a picture or a recording. Neither is cached. */
export function wordCheckRoutes({ wordCheck }: Intake, { secureCookies }: { secureCookies: boolean }) {
  const routes = new Hono<{ Variables: { client: Client } }>();

  routes.get("/:file{[a-z]+\\.(?:png|wav)}", async (c) => {
    const [name, format] = c.req.param("file").split(".");
    const form = forms.find((each) => each === name);
    if (!form) return c.notFound();
    // A picture with `?new` shows a new word. A picture without it, and the recording, have the visitor's current word.
    const picture = c.req.query("new") === undefined ? wordCheck.show : wordCheck.issue;
    const ask = format === "png" ? picture : wordCheck.audio;
    const word = await ask(form, { cookies: getCookie(c), address: c.var.client.address });
    c.header("Cache-Control", "no-store");
    if (word.outcome === "too-many") {
      c.header("Retry-After", String(word.retryAfterSeconds));
      return c.text("Too many words were requested. Please wait a few minutes.", 429);
    }
    for (const { name, value, maxAge } of word.setCookies) {
      setCookie(c, name, value, {
        maxAge,
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: secureCookies,
      });
    }
    return word.outcome === "issued"
      ? c.body(word.png, 200, { "Content-Type": "image/png" })
      : c.body(word.wav, 200, { "Content-Type": "audio/wav" });
  });

  return routes;
}
