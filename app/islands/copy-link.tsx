import { useEffect, useState } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

const messages = { copied: "Link copied", failed: "Your browser didn’t allow us to copy the link" };

/** Shown only if JavaScript runs and the context is secure (HTTPS or localhost), because the clipboard needs both. */
export function CopyLink({ url }: { url: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof messages>();
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );

  return (
    <>
      <IconButton
        icon={outcome === "copied" ? "check" : "link"}
        label="Copy link"
        className={`border-transparent hover:border-transparent hover:text-brand ${canCopy ? "" : "invisible"}`}
        onClick={copy}
      />
      <span role="status" className={`text-sm ${outcome === "failed" ? "text-danger" : "text-support"}`}>
        {outcome && messages[outcome]}
      </span>
    </>
  );
}
