/** The colours that emails take from the site, by name. */
export type MailColours = Record<
  "sunken" | "surface" | "line" | "ink" | "copy" | "quiet" | "brand" | "accent" | "inverse" | "on-inverse",
  string
>;

export type MailStyles = ReturnType<typeof mailStyles>;

const SANS = `font-family:"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif`;
const DISPLAY = `font-family:"Familjen Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif;font-weight:600`;
const BREAK_WORDS = "overflow-wrap:anywhere;word-break:break-word";

/** The inline styles. Many email clients don't support CSS variables, so every style contains its colours. */
export function mailStyles(colours: MailColours) {
  const { sunken, surface, line, ink, copy, quiet, brand, accent, inverse } = colours;
  const light = colours["on-inverse"];
  const cell = `padding:9px 0;border-top:1px solid ${line};${SANS};font-size:15px;line-height:22px;vertical-align:top`;
  return {
    preview: "display:none;max-height:0;overflow:hidden;opacity:0",
    body: `margin:0;padding:24px 8px;background-color:${sunken}`,
    sheet: `width:100%;max-width:600px;background-color:${surface};border:1px solid ${line};border-radius:4px`,
    masthead: `background-color:${inverse};padding:20px 32px`,
    mark: "border-collapse:collapse;margin:0",
    markCell: "height:6px;padding:0;font-size:0;line-height:0",
    stone: `background-color:${light}`,
    litBlock: `background-color:${accent}`,
    markColumn: "width:24px;vertical-align:middle",
    brand: `padding-left:12px;color:${light};${DISPLAY};font-size:22px;line-height:28px;letter-spacing:-0.02em`,
    main: "padding:32px 32px 16px",
    heading: `margin:0 0 20px;color:${ink};${DISPLAY};font-size:30px;line-height:34px;letter-spacing:-0.02em`,
    paragraph: `margin:0 0 16px;color:${copy};${SANS};font-size:16px;line-height:26px`,
    reference: `margin:8px 0 24px;padding:14px 18px;background-color:${sunken}`,
    referenceLabel: `margin:0;color:${quiet};${SANS};font-size:13px;line-height:18px`,
    referenceValue: `margin:2px 0 0;color:${ink};${DISPLAY};font-size:22px;line-height:28px`,
    rows: `margin:0 0 24px;border-bottom:1px solid ${line}`,
    label: `${cell};width:112px;padding-right:16px;color:${quiet}`,
    value: `${cell};color:${ink};${BREAK_WORDS}`,
    link: `color:${brand};text-decoration:underline`,
    quoteLabel: `margin:0 0 8px;color:${ink};${DISPLAY};font-size:18px;line-height:24px`,
    quote: `margin:0 0 24px;color:${ink};${SANS};font-size:16px;line-height:26px;padding-left:16px;border-left:3px solid ${brand};white-space:pre-wrap;${BREAK_WORDS}`,
    closing: `margin:0 0 16px;color:${quiet};${SANS};font-size:14px;line-height:22px;overflow-wrap:anywhere`,
    footer: `padding:16px 32px 24px;border-top:1px solid ${line}`,
    footerText: `margin:0;color:${quiet};${SANS};font-size:13px;line-height:20px`,
    footerLink: `color:${quiet};text-decoration:underline`,
  };
}
