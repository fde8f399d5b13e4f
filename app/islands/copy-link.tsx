import { useEffect, useState } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

/** Shown only after hydration and over HTTPS, because the clipboard needs JavaScript and a secure context. */
export function CopyLink({ url }: { url: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };

  return (
    <>
      <IconButton
        icon={copied ? "check" : "link"}
        label="Copy link"
        className={`border-transparent hover:border-transparent hover:text-brand ${canCopy ? "" : "invisible"}`}
        onClick={copy}
      />
      <span role="status" className="text-sm text-support">
        {copied && "Link copied"}
      </span>
    </>
  );
}
