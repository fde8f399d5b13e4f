import type { ReactNode } from "react";
import { mark } from "./icons/mark.ts";

type ToolPageProps = {
  company: string;
  /** The tool's name, such as "inbox". */
  tool: string;
  user: string;
  stylesheet: string;
  title: string;
  notice: string | undefined;
  children: ReactNode;
};

/** A page of a tool for staff, without scripts. */
export function ToolPage({ company, tool, user, stylesheet, title, notice, children }: ToolPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${company} ${tool}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-line border-b bg-surface">
          <div className="wrap flex min-h-14 items-center gap-x-6">
            <a href="/" className="inline-flex min-h-touch items-center gap-2.5 text-ink">
              <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" data-mark className="size-7">
                <path fill="currentColor" d={mark.gate} />
                <path className="fill-accent" d={mark.threshold} />
              </svg>
              <span className="font-[620] font-display text-[1.375rem] tracking-[-0.03em]">{company}</span>
              <span>{tool}</span>
            </a>
            <p className="ml-auto min-w-0 truncate text-quiet text-sm">{user}</p>
          </div>
        </header>
        <main className="wrap py-5 lg:py-8">
          {notice && (
            <p role="status" className="mb-5 rounded-sm bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}
