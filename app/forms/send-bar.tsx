import type { MessageFormTexts, UploadTexts } from "../content/schema/forms.ts";
import { Button } from "../ui/controls/button.tsx";
import { ControlIcon } from "../ui/icons/control-icon.tsx";
import { fillIn } from "./fill-in.ts";
import type { MessageForm } from "./use-message-form.ts";

type Upload = UploadTexts;
/** `upload` is for forms with files: it adds a progress bar and a cancel button. */
type SendBarProps = { texts: MessageFormTexts & { upload?: Upload }; form: MessageForm };

export function SendBar({ texts: { upload, ...texts }, form }: SendBarProps) {
  const { sending, sendButton, notice, noticeBox } = form;
  const { before, link, after } = texts.privacy;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {/* Not `disabled`, because a disabled button loses the focus. */}
        <Button
          ref={sendButton}
          type="submit"
          icon="arrow-right"
          aria-disabled={sending ? true : undefined}
          className="min-w-52 aria-disabled:opacity-60 max-sm:w-full"
        >
          {sending && <ControlIcon name="rotate-cw" className="size-4 animate-spin" />}
          {sending ? texts.sending : texts.send}
        </Button>
        {sending && upload && (
          <Button tone="outline" onClick={sending.cancel}>
            {upload.cancel}
          </Button>
        )}
      </div>
      {notice && (
        <p
          ref={noticeBox}
          role="alert"
          className="flex max-w-prose items-start gap-2 rounded-sm border border-danger bg-danger-soft px-4 py-3 text-ink"
        >
          <ControlIcon name="circle-alert" className="mt-0.5 size-4.5 text-danger" />
          {notice}
        </p>
      )}
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
