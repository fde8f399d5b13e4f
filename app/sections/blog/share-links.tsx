import { Island } from "../../islands/island.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SocialMarks } from "../site/social-marks.tsx";

type ShareLinksProps = { url: string; title: string; className: string };

/** Plain links: nothing is requested from another site until a visitor follows one. */
export function ShareLinks({ url, title, className }: ShareLinksProps) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <div className={`flex flex-wrap items-center text-ink ${className}`}>
      <SocialMarks
        networks={[
          {
            network: "linkedin",
            label: "Share on LinkedIn",
            url: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
          },
          {
            network: "x",
            label: "Share on X",
            url: `https://x.com/intent/post?url=${address}&text=${words}`,
          },
          {
            network: "facebook",
            label: "Share on Facebook",
            url: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
          },
        ]}
      />
      <a
        href={`mailto:?subject=${words}&body=${address}`}
        aria-label="Share by email"
        className="grid size-touch place-items-center hover:text-brand"
      >
        <Icon name="mail" className="size-5" />
      </a>
      <Island name="copy-link" hydrate="visible" props={{ url }} />
    </div>
  );
}
