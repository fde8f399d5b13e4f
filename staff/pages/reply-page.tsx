import { Button } from "../../app/ui/controls/button.tsx";
import { type Message, senderOf } from "../../intake/inbox/message.ts";
import { RESULTS } from "../../intake/store/database.ts";
import type { ReplyDraft } from "../reply-routes.tsx";
import { filledTemplates } from "../reply-templates.ts";
import { RadioButtons, StepLink } from "../ui/choices.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-fields.tsx";
import { toUrl } from "../view.ts";
import { History, MessageForm, toOptions } from "./follow-up-form.tsx";
import { Layout, usePage } from "./layout.tsx";
import { MessageText } from "./message-text.tsx";

type ReplyPageProps = {
  message: Message;
  /** The reference of the next message in the list. */
  older: string | undefined;
  draft?: ReplyDraft;
};

export function ReplyPage({ message, older, draft }: ReplyPageProps) {
  const { view, user, replies, company } = usePage();
  if (!replies) return null;
  const name = senderOf(message) || message.email;
  const address = user.email || replies.team[message.kind];
  const isStale = draft && !draft.problem && draft.version !== message.version;
  return (
    <Layout title={`Reply to ${name}`}>
      {isStale && (
        <Notice tone="warning">
          <p className="font-semibold">Not sent. The message has changed since you opened it:</p>
          <History events={message.events.filter(({ version }) => version > draft.version)} />
          <p>Your reply is still below. Check it, then send it again.</p>
        </Notice>
      )}
      <StepLink href={toUrl(`/messages/${message.reference}`, view)}>Back to the message</StepLink>
      <h1 className="mt-3 mb-2 break-words text-heading">Reply to {name}</h1>
      <p className="mb-6 break-words text-quiet text-sm lg:mb-8">
        {`To ${message.fields.email ?? message.email}, from ${company} (${replies.from}). Answers go to ${address}.`}
      </p>
      <div className="columns-12 items-start gap-y-8">
        <MessageForm message={message} page="/reply" className="grid gap-5 lg:col-span-7">
          <Templates message={message} />
          <TextArea
            id="text"
            name="text"
            label="Your reply"
            help="The message is quoted below your text, and our address is added."
            rows={16}
            autoFocus
            defaultValue={draft?.text}
            errors={draft?.problem ? [draft.problem] : []}
          />
          <RadioButtons
            name="status"
            label="Status after sending"
            value={draft?.status ?? "answered"}
            rows={[toOptions(["answered", ...RESULTS[message.kind]])]}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" name="action" value="send" size="small">
              Send
            </Button>
            {older && (
              <Button type="submit" name="action" value="send-next" size="small" tone="outline">
                Send and open the next message
              </Button>
            )}
          </div>
        </MessageForm>
        <section aria-label="Message" className="lg:col-span-5">
          <MessageText message={message} />
        </section>
      </div>
    </Layout>
  );
}

/** Each button fills in the text of a template. */
function Templates({ message }: { message: Message }) {
  const { replies } = usePage();
  const templates = replies ? filledTemplates(message, replies) : [];
  if (templates.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink">Start with a template</legend>
      <div className="flex flex-wrap gap-2">
        {templates.map(({ name }) => (
          <Button key={name} type="submit" name="template" value={name} size="small" tone="outline">
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
