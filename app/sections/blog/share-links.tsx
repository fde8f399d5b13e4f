import { Island } from "../../islands/island.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SocialMarks } from "../site/social-marks.tsx";

const targets = ({ url, title }: { url: string; title: string }) => {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    x: `https://x.com/intent/post?url=${address}&text=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    mail: `mailto:?subject=${words}&body=${address}`,
  };
};

/** Plain links: nothing is requested from another site until a visitor follows one. */
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
        aria-label="Share by email"
        className="grid size-touch place-items-center hover:text-brand"
      >
        <Icon name="mail" className="size-5" />
      </a>
      <Island name="copy-link" hydrate="visible" props={{ url }} />
    </div>
  );
}
