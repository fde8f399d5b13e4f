import { useEffect, useState } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

/** Shown only if JavaScript runs and the context is secure (HTTPS or localhost), because the clipboard needs both. */
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
