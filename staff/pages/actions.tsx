import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../app/ui/controls/button.tsx";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { type Message, senderOf } from "../../intake/inbox/message.ts";
import { toUrl, type View } from "../view.ts";
import { type Frame, Layout } from "./layout.tsx";

export type ActionProps = { message: Message; view: View; token: string };
type ActionFormProps = ActionProps & { action: string; className?: string; children: ReactNode };

/** A form that changes a message, with the action's name as its id. The token and the version are checked when it is sent. */
export function ActionForm({ message, view, token, action, className, children }: ActionFormProps) {
  const { reference, version } = message;
  return (
    <form
      id={action}
      method="post"
      action={toUrl(`/messages/${reference}/${action}`, view)}
      className={className}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  );
}

type FollowUpButtonProps = Omit<ActionProps, "token"> & { label: string; action?: string; name?: string };

/** A button of the follow-up form outside of it, so that what was typed there is saved with each action. */
export function FollowUpButton({ message, view, label, action = "follow-up", name }: FollowUpButtonProps) {
  const formAction = toUrl(`/messages/${message.reference}/${action}`, view);
  return (
    <Button {...{ name, formAction }} type="submit" form="follow-up" value="yes" size="small" tone="outline">
      {label}
    </Button>
  );
}

export type OtherMessagesProps = { message: Message; others: number };

export function OtherMessages({ message: { email }, others }: OtherMessagesProps) {
  if (others === 0) return null;
  const label = others === 1 ? "1 other message" : `${others} other messages`;
  return <StepLink href={toUrl("/", { words: email })}>{label}</StepLink>;
}

export function ErasePage({
  message,
  view,
  token,
  others,
  ...frame
}: Frame & ActionProps & OtherMessagesProps) {
  const { reference } = message;
  return (
    <Layout {...frame} title="Erase this message?">
      <h1 className="text-heading">Erase this message?</h1>
      <p className="my-6 max-w-prose">
        The message {reference} from {senderOf(message) || message.email} is erased for good, with its files,
        notes, history and deliveries. Delivered emails, exports and earlier backups are not.
      </p>
      {others > 0 && (
        <p className="-mt-3 mb-4">
          {message.email} has sent <OtherMessages {...{ message, others }} />, which would be kept.
        </p>
      )}
      <ActionForm {...{ message, view, token }} action="erase" className="flex flex-wrap gap-3">
        <Button type="submit">Erase for good</Button>
        <ButtonLink href={toUrl(`/messages/${reference}`, view)} tone="outline">
          Keep it
        </ButtonLink>
      </ActionForm>
    </Layout>
  );
}
