type NoScriptDownloadProps = { href: string; label: string };

/** A download link for visitors without JavaScript: WebKit's audio and video players don't work without it. */
export function NoScriptDownload({ href, label }: NoScriptDownloadProps) {
  return (
    <noscript>
      <a
        href={href}
        download
        className="inline-block py-2 text-brand text-sm underline underline-offset-4 in-data-inverse:text-brand-on-inverse"
      >
        {label}
      </a>
    </noscript>
  );
}
