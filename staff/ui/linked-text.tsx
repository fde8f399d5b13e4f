/**
 * Text that somebody typed, as a link if it is an address. Only schemes that are known to be harmless are linked.
 */
export function LinkedText({ kind, text }: { kind: string; text: string }) {
  const href =
    (kind === "email" && `mailto:${encodeURIComponent(text)}`) ||
    (kind === "phone" && `tel:${text.replace(/[^\d+]/g, "")}`) ||
    (/^https?:\/\//i.test(text) && text);
  if (!href || !text) return text;
  return (
    <a href={href} rel="noreferrer" className="text-brand underline underline-offset-4">
      {text}
    </a>
  );
}
