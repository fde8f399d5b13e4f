import { expectTypeOf, test } from "vitest";
import { contactSchema } from "../../intake/messages/contact.ts";
import type { TextsOf } from "./message-field.ts";
import { useMessageForm } from "./use-message-form.ts";

test("a form knows only the fields of its schema", () => {
  const useContactForm = (texts: TextsOf<typeof contactSchema>) =>
    useMessageForm({ kind: "contact", schema: contactSchema, texts, outcome: undefined });
  type Name = Parameters<ReturnType<typeof useContactForm>["field"]>[0];
  expectTypeOf<Name>().toEqualTypeOf<keyof typeof contactSchema.shape>();
});
