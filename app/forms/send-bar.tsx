import type { ApplicationFormTexts, MessageFormTexts } from "../content/schema/forms.ts";
import { Button } from "../ui/controls/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { fillIn } from "./fill-in.ts";
import type { Sending } from "./use-message-form.ts";

type Upload = ApplicationFormTexts["upload"];
/** `upload` is for forms with files: it adds a progress bar and a cancel button. */
type SendBarProps = { texts: MessageFormTexts & { upload?: Upload }; sending: Sending | undefined };

export function SendBar({ texts: { upload, ...texts }, sending }: SendBarProps) {
  const { before, link, after } = texts.privacy;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {/* Not `disabled`, because a disabled button loses the focus. */}
        <Button
          type="submit"
          icon="arrow-right"
          aria-disabled={sending ? true : undefined}
          className="min-w-52 aria-disabled:opacity-60 max-sm:w-full"
        >
          {sending && <Icon name="rotate-cw" className="size-4 animate-spin" />}
          {sending ? texts.sending : texts.send}
        </Button>
        {sending && upload && (
          <Button tone="outline" onClick={sending.cancel}>
            {upload.cancel}
          </Button>
        )}
      </div>
      {sending && upload && <UploadProgress texts={upload} share={sending.progress} />}
      <p className="max-w-prose text-quiet text-sm">
        {before}{" "}
        <a href="/privacy-policy" className="text-brand underline underline-offset-4">
          {link}
        </a>{" "}
        {after}
      </p>
    </div>
  );
}

function UploadProgress({ texts, share }: { texts: Upload; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid max-w-md gap-1.5">
      <progress max={100} value={percent} aria-label={texts.label} className="upload-bar" />
      <p className="text-quiet text-sm" role="status">
        {percent < 100 ? fillIn(texts.progress, { percent }) : texts.saving}
      </p>
    </div>
  );
}
