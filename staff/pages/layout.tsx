import type { ReactNode } from "react";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { Logo } from "../../app/ui/logo.tsx";
import type { User } from "../../intake/inbox/follow-up.ts";
import type { StaffOptions } from "../app.tsx";

export type Frame = Pick<StaffOptions, "company" | "timeZone" | "openingTitle"> & {
  user: User;
  stylesheet: string;
};

export type Notice = { notice?: string | undefined; isWarning?: boolean };

type LayoutProps = Pick<Frame, "company" | "user" | "stylesheet"> &
  Notice & { title: string; children?: ReactNode };

/** A page of the inbox, without scripts. */
export function Layout({ company, user, stylesheet, title, notice, isWarning, children }: LayoutProps) {
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
            <p
              role="status"
              className={`mb-5 rounded-sm px-4 py-3 text-ink ${isWarning ? "bg-accent-soft" : "bg-support-soft"}`}
            >
              {notice}
            </p>
          )}
          {children ?? <StepLink href="/">All messages</StepLink>}
        </main>
      </body>
    </html>
  );
}
