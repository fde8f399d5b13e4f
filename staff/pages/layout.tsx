import { createContext, type ReactNode, useContext } from "react";
import { Logo } from "../../app/ui/logo.tsx";
import type { User } from "../access.ts";
import type { StaffOptions } from "../app.tsx";
import type { Result } from "../result.ts";
import { StepLink } from "../ui/choices.tsx";
import { momentText } from "../ui/moment.tsx";
import { Notice } from "../ui/notice.tsx";
import { countOf, type View } from "../view.ts";

/** What the parts of a page need to know about the inbox and the request. */
type Page = Pick<
  StaffOptions,
  | "workingDays"
  | "company"
  | "siteUrl"
  | "isPage"
  | "timeZone"
  | "openingTitle"
  | "labels"
  | "version"
  | "replies"
> & {
  stylesheet: string;
  user: User;
  token: string;
  view: View;
  result: Result;
  /** Whether the URL has a date that is not one. */
  isDateLeftOut: boolean;
};

export const PageContext = createContext({} as Page);
export const usePage = () => useContext(PageContext);

const NOTICES = new Map([
  ["save", "Saved."],
  ["take", "Saved. You are the owner now."],
  ["next", "Saved. This is the next message."],
  ["answered", "Saved. The message is answered."],
  ["send", "Your reply is being sent."],
  ["send-next", "Your reply is being sent. This is the next message."],
  ["spam", "Marked as spam. What was not sent yet is cancelled."],
  ["not-spam", "Marked as not spam. Emails and webhook calls that it has missed are queued."],
  ["retry", "Queued to be sent again. Reload the page in a moment to see the result below."],
]);

/** What was done with the messages that were ticked in a list. */
const SEVERAL_NOTICES = new Map([
  ["give", "given to another owner"],
  ["close", "closed"],
  ["spam-all", "marked as spam"],
]);

type LayoutProps = {
  title: string;
  /** The id of what the first link skips to. */
  skipTo?: string;
  children?: ReactNode;
};

/** A page of the inbox, without scripts. Without content, it shows its title and a link to the list. */
export function Layout({ title, skipTo = "content", children }: LayoutProps) {
  const { company, stylesheet, user, result, isDateLeftOut } = usePage();
  const { done = "", erased, count } = result;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${company} inbox`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <a
          href={`#${skipTo}`}
          className="absolute top-0 left-4 z-50 -translate-y-full rounded-sm bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-4"
        >
          {`Skip to the ${skipTo}`}
        </a>
        <header className="border-line border-b bg-surface">
          <div className="wrap flex min-h-14 items-center gap-x-6">
            <a href="/" className="inline-flex min-h-touch items-center gap-2.5 text-ink">
              <Logo name={company} />
              <span>inbox</span>
            </a>
            <nav aria-label="Inbox" className="flex gap-x-6">
              <span className="max-sm:hidden">
                <StepLink href="/">Messages</StepLink>
              </span>
              <StepLink href="/report">Report</StepLink>
            </nav>
            <p className="ml-auto min-w-0 truncate text-quiet text-sm">{user.name}</p>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="wrap py-5 lg:py-8">
          <Notice tone="success">
            {(erased && `${countOf(Number(erased), "message")} erased.`) ||
              (count && `${countOf(Number(count), "message")} ${SEVERAL_NOTICES.get(done)}.`) ||
              NOTICES.get(done)}
          </Notice>
          <Notice tone="warning">
            {result["new-owner"] && "Check the owner that you typed: no other message has this name."}
          </Notice>
          <Notice tone="warning">
            {done === "nothing" && "Nothing was changed. Tick messages, and choose what to do with them."}
          </Notice>
          <Notice tone="warning">
            {isDateLeftOut &&
              "A date that you entered was left out. Choose one between the years 2000 and 2999."}
          </Notice>
          {children ?? (
            <>
              <h1 className="mb-3 text-card">{title}</h1>
              <StepLink href="/">All messages</StepLink>
            </>
          )}
        </main>
        <Version />
      </body>
    </html>
  );
}

/** The version of the site, for a person who reports a problem. */
function Version() {
  const { version, timeZone } = usePage();
  const { commit, releasedAt } = version();
  if (!commit || !releasedAt) return null;
  return (
    <footer className="wrap pb-6 text-quiet text-sm">
      Version {commit.slice(0, 8)}, released {momentText(releasedAt, timeZone)}
    </footer>
  );
}
