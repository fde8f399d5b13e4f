import { Button, ButtonLink } from "../../app/ui/controls/button.tsx";
import type { Message } from "../../intake/inbox/message.ts";
import { toUrl, type View } from "../view.ts";
import { formParts } from "./follow-up-form.tsx";
import { type Frame, PlainPage } from "./layout.tsx";

type OtherActionsProps = { message: Message; view: View; token: string };

export function OtherActions({ message, view, token }: OtherActionsProps) {
  const { status, deliveries, reference } = message;
  const isUndelivered = deliveries.some(({ state }) => state !== "delivered");
  const actions = [
    ...(isUndelivered ? [{ action: "retry", label: "Send again" }] : []),
    ...(status === "received" ? [] : [{ action: "not-spam", label: "Not spam" }]),
    ...(status === "spam" ? [] : [{ action: "spam", label: "Spam" }]),
  ];
  return (
    <section>
      <h2 className="mb-3 text-card">Other actions</h2>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ action, label }) => {
          const { form, hidden } = formParts({ message, action, view, token });
          return (
            <form key={action} {...form}>
              {hidden}
              <Button type="submit" size="small" tone="outline">
                {label}
              </Button>
            </form>
          );
        })}
        <ButtonLink href={toUrl(`/messages/${reference}/erase`, view)} size="small" tone="outline">
          Erase …
        </ButtonLink>
      </div>
    </section>
  );
}

type ErasePageProps = Frame & OtherActionsProps & { name: string };

export function ErasePage({ message, view, token, name, ...frame }: ErasePageProps) {
  const { form, hidden } = formParts({ message, action: "erase", view, token });
  return (
    <PlainPage {...frame} title="Erase this message?">
      <p>
        The message {message.reference} from {name} is erased for good, with its files, notes, history and
        deliveries. Delivered emails, exports and earlier backups are not.
      </p>
      <form {...form} className="flex flex-wrap gap-3">
        {hidden}
        <Button type="submit">Erase for good</Button>
        <ButtonLink href={toUrl(`/messages/${message.reference}`, view)} tone="outline">
          Keep it
        </ButtonLink>
      </form>
    </PlainPage>
  );
}
