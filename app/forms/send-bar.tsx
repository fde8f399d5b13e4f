import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { MessageForm } from "./use-message-form.ts";

type SendBarProps = { label: string; sending: MessageForm["sending"]; uploads?: boolean };

export function SendBar({ label, sending, uploads }: SendBarProps) {
  const percent = Math.round((sending?.progress ?? 0) * 100);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          icon="arrow-right"
          aria-busy={sending ? true : undefined}
          disabled={sending !== undefined}
          className="min-w-52 max-sm:w-full"
        >
          {sending && <Icon name="rotate-cw" className="size-4 animate-spin" />}
          {sending ? "Sending" : label}
        </Button>
        {sending && uploads && (
          <Button tone="outline" onClick={sending.cancel}>
            Cancel
          </Button>
        )}
      </div>
      {sending && uploads && (
        <div className="grid max-w-md gap-1.5">
          <progress max={100} value={percent} aria-label="Upload" className="upload-bar" />
          <p className="text-quiet text-sm" role="status">
            {percent < 100 ? `${percent}% of your files sent` : "All sent. Storing it now"}
          </p>
        </div>
      )}
      <p className="max-w-prose text-quiet text-sm">
        What we do with what you send stands in the{" "}
        <SiteLink to="/privacy-policy" className="text-brand underline underline-offset-4">
          privacy policy
        </SiteLink>
        .
      </p>
    </div>
  );
}
