import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { SocialMarks } from "./social-marks.tsx";

const targets = ({ url, title }: { url: string; title: string }) => {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    x: `https://x.com/intent/post?url=${address}&text=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    mail: `mailto:?subject=${words}&body=${address}`,
  };
};

/** Plain links: no other company is asked for anything until a visitor follows one. */
export function ShareLinks({
  url,
  title,
  className = "",
}: {
  url: string;
  title: string;
  className?: string;
}) {
  const share = targets({ url, title });
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState(false);

  // Only a script can copy, and only on a page that came over an encrypted connection.
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };

  return (
    <div className={`flex flex-wrap items-center text-ink ${className}`}>
      <SocialMarks
        networks={[
          { network: "linkedin", label: "Share on LinkedIn", url: share.linkedin },
          { network: "x", label: "Share on X", url: share.x },
          { network: "facebook", label: "Share on Facebook", url: share.facebook },
        ]}
      />
      <a
        href={share.mail}
        aria-label="Share by e-mail"
        className="grid size-touch place-items-center hover:text-brand"
      >
        <Icon name="mail" className="size-5" />
      </a>
      {canCopy && (
        <IconButton
          icon={copied ? "check" : "link"}
          label="Copy link"
          className="border-transparent hover:border-transparent hover:text-brand"
          onClick={copy}
        />
      )}
      <span role="status" className="text-sm text-support">
        {copied && "Link copied"}
      </span>
    </div>
  );
}
