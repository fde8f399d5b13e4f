import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../app/ui/controls/button.tsx";
import { type Message, senderOf } from "../../intake/inbox/message.ts";
import { toUrl, type View } from "../view.ts";
import { type Frame, Layout } from "./layout.tsx";

export type ActionProps = { message: Message; view: View; token: string };
type ActionFormProps = ActionProps & { action: string; className?: string; children: ReactNode };

/** A form that changes a message. The token and the version are checked when it is sent. */
export function ActionForm({ message, view, token, action, className, children }: ActionFormProps) {
  const { reference, version } = message;
  return (
    <form method="post" action={toUrl(`/messages/${reference}/${action}`, view)} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  );
}

export function OtherActions(props: ActionProps) {
  const { status, reference } = props.message;
  const actions = [
    ...(status === "received" ? [] : [["not-spam", "Not spam"] as const]),
    ...(status === "spam" ? [] : [["spam", "Mark as spam"] as const]),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(([action, label]) => (
        <ActionForm key={action} {...props} action={action}>
          <Button type="submit" size="small" tone="outline">
            {label}
          </Button>
        </ActionForm>
      ))}
      <ButtonLink href={toUrl(`/messages/${reference}/erase`, props.view)} size="small" tone="outline">
        Erase …
      </ButtonLink>
    </div>
  );
}

export function ErasePage({ message, view, token, ...frame }: Frame & ActionProps) {
  const { reference } = message;
  return (
    <Layout {...frame} title="Erase this message?">
      <h1 className="text-heading">Erase this message?</h1>
      <p className="my-6 max-w-prose">
        The message {reference} from {senderOf(message) || message.email} is erased for good, with its files,
        notes, history and deliveries. Delivered emails, exports and earlier backups are not.
      </p>
      <ActionForm {...{ message, view, token }} action="erase" className="flex flex-wrap gap-3">
        <Button type="submit">Erase for good</Button>
        <ButtonLink href={toUrl(`/messages/${reference}`, view)} tone="outline">
          Keep it
        </ButtonLink>
      </ActionForm>
    </Layout>
  );
}
