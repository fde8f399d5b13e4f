import { createContext, type ReactNode, useContext } from "react";
import { Logo } from "../../app/ui/logo.tsx";
import type { User } from "../../intake/inbox/follow-up.ts";
import type { StaffOptions } from "../app.tsx";
import type { View } from "../view.ts";

/** What the parts of a page need to know about the inbox and the request. */
type Page = Pick<StaffOptions, "company" | "timeZone" | "openingTitle" | "labels"> & {
  stylesheet: string;
  user: User;
  token: string;
  view: View;
  /** What the user has just done. */
  notice: string | undefined;
};

export const PageContext = createContext({} as Page);
export const usePage = () => useContext(PageContext);

/** A page of the inbox, without scripts. Without content, it shows its title. */
export function Layout({ title, children }: { title: string; children?: ReactNode }) {
  const { company, stylesheet, user, notice } = usePage();
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
          {children ?? <h1 className="text-card">{title}</h1>}
        </main>
      </body>
    </html>
  );
}
