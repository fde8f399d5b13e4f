import type { MessageFormTexts, UploadTexts } from "../content/form-texts.ts";
import { Button } from "../ui/controls/button.tsx";
import { ControlIcon } from "../ui/icons/control-icon.tsx";
import { fillIn } from "./fill-in.ts";
import type { MessageForm } from "./use-message-form.ts";

/** `upload` is for forms with files: it adds a progress bar. */
type SendBarProps = { texts: MessageFormTexts & { upload?: UploadTexts }; form: MessageForm };

const noticeLook = "flex max-w-prose items-start gap-2 rounded-sm border px-4 py-3 text-ink";

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
        {/* Without files, sending usually takes so little time that the button would only flash. */}
        {sending && (upload || sending.stalled) && (
          <Button tone="outline" onClick={sending.cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {notice?.isError && (
        <p ref={noticeBox} role="alert" className={`${noticeLook} border-danger bg-danger-soft`}>
          <ControlIcon name="circle-alert" className="mt-0.5 size-4.5 text-danger" />
          {notice.text}
        </p>
      )}
      <div role="status" className="contents">
        {notice && !notice.isError && (
          <p ref={noticeBox} className={`${noticeLook} border-line bg-sunken`}>
            {notice.text}
          </p>
        )}
        {sending?.stalled && <p className={`${noticeLook} border-line bg-sunken`}>{texts.stalled}</p>}
      </div>
      {sending && upload && <UploadProgress texts={upload} share={sending.share} />}
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

function UploadProgress({ texts, share }: { texts: UploadTexts; share: number }) {
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
