import type { ReactNode } from "react";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { Logo } from "../../app/ui/logo.tsx";
import type { User } from "../../intake/inbox/follow-up.ts";

export type Frame = { company: string; user: User; stylesheet: string; timeZone: string };

type LayoutProps = Omit<Frame, "timeZone"> & {
  title: string;
  notice?: string | undefined;
  children?: ReactNode;
};

/** A page of the inbox, without scripts. */
export function Layout({ company, user, stylesheet, title, notice, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${company} inbox`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-line border-b bg-surface">
          <div className="wrap flex min-h-14 items-center gap-x-6">
            <a href="/" className="inline-flex min-h-touch items-center gap-2.5 text-ink">
              <Logo name={company} />
              <span>inbox</span>
            </a>
            <p className="ml-auto min-w-0 truncate text-quiet text-sm">{user.name}</p>
          </div>
        </header>
        <main className="wrap py-5 lg:py-8">
          {notice && (
            <p role="status" className="mb-5 rounded-sm bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          )}
          {children ?? <StepLink href="/">All messages</StepLink>}
        </main>
      </body>
    </html>
  );
}
