type LinkedTextProps = { before: string; link: { label: string; to: string }; after: string };

const opensWithPunctuation = /^[.,;:?!)]/;

/** A paragraph with a link in it. */
export function LinkedText({ before, link, after }: LinkedTextProps) {
  return (
    <p>
      {before}{" "}
      <a
        href={link.to}
        className="font-medium text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong hover:decoration-2"
      >
        {link.label}
      </a>
      {opensWithPunctuation.test(after) ? after : ` ${after}`}
    </p>
  );
}
