import { expect, test } from "vitest";
import {
  type AttackedSite,
  browserHeaders,
  FIELDS,
  lastStored,
  onOneServer,
  pageUrl,
  postForm,
} from "../support/attacked-site.ts";
import { multipart, post } from "../support/senders.ts";

async function postBody(site: AttackedSite, body: Uint8Array[]) {
  return post(pageUrl(site, "inquiry"), body, { headers: await browserHeaders(site, "inquiry") });
}

onOneServer((site) => {
  test("NUL and invalid UTF-8, such as lone surrogates, are replaced", async () => {
    const typed = { ...FIELDS.inquiry, name: "BROKEN", requirements: "BROKEN" };
    const text = Buffer.concat(multipart(typed)).toString("latin1");
    const broken = Buffer.from(text.replaceAll("BROKEN", "a\x00b\xED\xA0\x80c\xFF"), "latin1");
    const { status } = await postBody(site(), [broken]);
    expect(status).toBe(303);
    const { fields } = await lastStored(site());
    expect(fields.requirements).toBe("a\ufffdb\ufffd\ufffd\ufffdc\ufffd");
    expect(fields.name).toBe("a b\ufffd\ufffd\ufffdc\ufffd");
  });

  test("zero-width, right-to-left and combining characters, emoji, markup and SQL in a message are stored unchanged", async () => {
    const message = `a\u200b\u200db \u202eesrever\u202c ${"e\u0301".repeat(4000)} 👩‍👩‍👧 \u0627\u0644 <script>alert(1)</script> '; drop table messages; -- "`;
    const line = "\u202eJo\u2069\u200b";
    expect((await postForm(site(), "contact", { name: line, subject: line, message })).status).toBe(303);
    const { fields } = await lastStored(site());
    expect(fields.message).toBe(message);
    // On a single line, characters that change the direction of text are removed.
    expect(fields).toMatchObject({ name: "Jo\u200b", subject: "Jo\u200b" });
  });

  test("unknown fields, second values of a field, and names such as __proto__ are ignored", async () => {
    const names = [
      ...["__proto__", "constructor", "toString", "__proto__[admin]", "constructor.prototype.admin"],
      ...["status", "id", "reference", "email[]", "name", "email", "page", "digest"],
    ];
    const first = multipart({ ...FIELDS.inquiry, page: "", requirements: "First of each" });
    const second = multipart(Object.fromEntries(names.map((name) => [name, "second"])));
    const answer = await postBody(site(), [...first.slice(0, -1), ...second]);
    expect(answer.status).toBe(303);
    const stored = await lastStored(site());
    expect(stored.fields).toEqual({ ...FIELDS.inquiry, requirements: "First of each" });
    expect(stored).toMatchObject({ status: "received", page: "", email: "solveig@example.com" });
  });
});
