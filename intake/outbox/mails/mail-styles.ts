import type { MailColours } from "../mail-renderer.ts";

const SANS = '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const DISPLAY = '"Familjen Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';

export type MailStyles = ReturnType<typeof mailStyles>;

/** Mail programs don't support CSS variables, so every element has its own colours. */
export function mailStyles(colours: MailColours) {
  const text = {
    margin: "0 0 16px",
    color: colours.copy,
    fontFamily: SANS,
    fontSize: "16px",
    lineHeight: "26px",
  };
  const cell = {
    padding: "9px 0",
    borderTop: `1px solid ${colours.line}`,
    fontFamily: SANS,
    fontSize: "15px",
    lineHeight: "22px",
    verticalAlign: "top",
  };

  return toCss({
    preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 },
    body: { margin: 0, padding: "24px 8px", backgroundColor: colours.sunken },
    sheet: {
      width: "100%",
      maxWidth: "600px",
      backgroundColor: colours.surface,
      border: `1px solid ${colours.line}`,
      borderRadius: "4px",
    },
    masthead: { backgroundColor: colours.inverse, padding: "20px 32px" },
    mark: { borderCollapse: "collapse", margin: 0 },
    markCell: { height: "6px", padding: 0, fontSize: 0, lineHeight: 0 },
    stone: { backgroundColor: colours["on-inverse"] },
    litBlock: { backgroundColor: colours.accent },
    markColumn: { width: "24px", verticalAlign: "middle" },
    brand: {
      paddingLeft: "12px",
      color: colours["on-inverse"],
      fontFamily: DISPLAY,
      fontSize: "22px",
      fontWeight: 600,
      lineHeight: "28px",
      letterSpacing: "-0.02em",
    },
    main: { padding: "32px 32px 16px" },
    heading: {
      margin: "0 0 20px",
      color: colours.ink,
      fontFamily: DISPLAY,
      fontSize: "30px",
      fontWeight: 600,
      lineHeight: "34px",
      letterSpacing: "-0.02em",
    },
    paragraph: text,
    reference: { margin: "8px 0 24px", padding: "14px 18px", backgroundColor: colours.sunken },
    referenceLabel: { ...text, margin: 0, color: colours.quiet, fontSize: "13px", lineHeight: "18px" },
    referenceValue: {
      ...text,
      margin: "2px 0 0",
      color: colours.ink,
      fontFamily: DISPLAY,
      fontSize: "22px",
      fontWeight: 600,
      lineHeight: "28px",
    },
    rows: { margin: "0 0 24px", borderBottom: `1px solid ${colours.line}` },
    label: { ...cell, width: "112px", paddingRight: "16px", color: colours.quiet },
    value: { ...cell, color: colours.ink, overflowWrap: "anywhere", wordBreak: "break-word" },
    link: { color: colours.brand, textDecoration: "underline" },
    quoteLabel: {
      margin: "0 0 8px",
      color: colours.ink,
      fontFamily: DISPLAY,
      fontSize: "18px",
      fontWeight: 600,
      lineHeight: "24px",
    },
    quote: {
      ...text,
      margin: "0 0 24px",
      paddingLeft: "16px",
      borderLeft: `3px solid ${colours.brand}`,
      color: colours.ink,
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      wordBreak: "break-word",
    },
    closing: {
      ...text,
      color: colours.quiet,
      fontSize: "14px",
      lineHeight: "22px",
      overflowWrap: "anywhere",
    },
    footer: { padding: "16px 32px 24px", borderTop: `1px solid ${colours.line}` },
    footerText: { ...text, margin: 0, color: colours.quiet, fontSize: "13px", lineHeight: "20px" },
    footerLink: { color: colours.quiet, textDecoration: "underline" },
  });
}

type Declarations = Record<string, string | number>;

/** { fontSize: "13px" } becomes "font-size:13px". */
function toCss<Name extends string>(styles: Record<Name, Declarations>): Record<Name, string> {
  const entries = Object.entries<Declarations>(styles).map(([name, declarations]) => [
    name,
    Object.entries(declarations)
      .map(([property, value]) => `${property.replace(/[A-Z]/g, "-$&").toLowerCase()}:${value}`)
      .join(";"),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
