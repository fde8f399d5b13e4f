import type { ReactNode } from "react";
import { mark } from "../../app/ui/icons/mark.ts";
import type { User } from "../../intake/inbox/follow-up.ts";

export type Frame = { company: string; user: User; stylesheet: string };

type LayoutProps = Frame & { title: string; notice?: string | undefined; children: ReactNode };

export function Layout({ company, user, stylesheet, title, notice, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${company} inbox`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-line border-b bg-surface">
          <div className="wrap flex min-h-17 flex-wrap items-center gap-x-6 sm:gap-x-8">
            <a href="/" className="inline-flex min-h-touch items-center gap-2.5 text-ink">
              <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" data-mark className="size-7">
                <path fill="currentColor" d={mark.gate} />
                <path className="fill-accent" d={mark.threshold} />
              </svg>
              <span className="font-[620] font-display text-[1.375rem] tracking-[-0.03em]">{company}</span>
              <span className="max-sm:sr-only">inbox</span>
            </a>
            <p className="ml-auto truncate text-quiet text-sm max-sm:hidden">Signed in as {user.name}</p>
          </div>
        </header>
        <main id="main" className="wrap py-8 lg:py-12">
          {notice && (
            <p role="status" className="mb-8 rounded-sm bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

const tagTones = {
  ink: "bg-ink text-canvas",
  brand: "bg-brand-soft text-brand-strong",
  support: "bg-support-soft text-support",
  accent: "bg-accent-soft text-accent-text",
};

export function Tag({ tone, children }: { tone: keyof typeof tagTones; children: string }) {
  return (
    <span className={`inline-block rounded-xs px-2 py-0.5 font-semibold text-xs ${tagTones[tone]}`}>
      {children}
    </span>
  );
}

/** A page with one heading and some text, for errors. */
export function PlainPage({ title, children, ...frame }: Frame & { title: string; children: ReactNode }) {
  return (
    <Layout {...frame} title={title}>
      <h1 className="text-heading">{title}</h1>
      <div className="mt-6 grid max-w-prose justify-items-start gap-6">{children}</div>
    </Layout>
  );
}

const dateTime = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });

/** A time such as "18 Nov 2026, 14:05", in the company's time zone. */
export function Time({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} className="tabular-nums">
      {dateTime(timeZone).format(new Date(at))}
    </time>
  );
}
