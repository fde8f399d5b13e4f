import { Button } from "../../app/ui/controls/button.tsx";
import { type Message, senderOf } from "../../intake/inbox/message.ts";
import { StepLink } from "../ui/choices.tsx";
import { countOf, toUrl } from "../view.ts";
import { MessageForm } from "./follow-up-form.tsx";
import { Layout, usePage } from "./layout.tsx";

export function ErasePage({ message, others }: { message: Message; others: number }) {
  const { view } = usePage();
  const { reference, email } = message;
  const now = new Date().toISOString();
  return (
    <Layout title="Erase this message?">
      <h1 className="text-heading">Erase this message?</h1>
      <p className="my-6 max-w-prose">
        The message {reference} from {senderOf(message) || email} is erased for good, with its files, notes,
        history and deliveries. Delivered emails, exports, earlier backups and messages that you may not see
        are not.
      </p>
      <MessageForm message={message}>
        {others > 0 && (
          <div className="mb-6">
            <p>
              {email} has sent <OtherMessages email={email} others={others} />, counting any spam.
            </p>
            <label className="inline-flex min-h-touch wrap-anywhere items-center gap-3 text-ink">
              <input type="checkbox" name="others" value={now} className="size-5 shrink-0 accent-ink" />
              Also erase the {countOf(others, "other message")} from {email}
            </label>
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" name="action" value="erase">
            Erase for good
          </Button>
          <StepLink href={toUrl(`/messages/${reference}`, view)}>Keep it</StepLink>
        </p>
      </MessageForm>
    </Layout>
  );
}

/** A link to all messages from an email address. */
function OtherMessages({ email, others }: { email: string; others: number }) {
  return <StepLink href={toUrl("/", { words: email })}>{countOf(others, "other message")}</StepLink>;
}
