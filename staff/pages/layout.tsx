import type { ReactNode } from "react";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { ToolPage } from "../../app/ui/tool-page.tsx";
import type { User } from "../../intake/inbox/follow-up.ts";

export type Frame = { company: string; user: User; stylesheet: string; timeZone: string };

type LayoutProps = Frame & { title: string; notice?: string | undefined; children?: ReactNode };

export function Layout({ company, user, stylesheet, title, notice, children }: LayoutProps) {
  return (
    <ToolPage {...{ company, stylesheet, title, notice }} tool="inbox" user={user.name}>
      {children ?? <StepLink href="/">All messages</StepLink>}
    </ToolPage>
  );
}
