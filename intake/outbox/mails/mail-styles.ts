import type { CSSProperties } from "react";

/** The colours of the site's design tokens; mail programs know no variables. */
const COLOURS = {
  sunken: "#f4f0e9",
  surface: "#fffefd",
  line: "#e1dcd2",
  ink: "#101a34",
  copy: "#364157",
  quiet: "#555f72",
  brand: "#2d5293",
  accent: "#f5a83d",
  inverse: "#0c162d",
  onInverse: "#f9f6f1",
};

const SANS = '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const DISPLAY = '"Familjen Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';

const text: CSSProperties = {
  margin: "0 0 16px",
  color: COLOURS.copy,
  fontFamily: SANS,
  fontSize: "16px",
  lineHeight: "26px",
};
const cell: CSSProperties = {
  padding: "9px 0",
  borderTop: `1px solid ${COLOURS.line}`,
  fontFamily: SANS,
  fontSize: "15px",
  lineHeight: "22px",
  verticalAlign: "top",
};

export const MAIL_STYLES = {
  body: { margin: 0, padding: "24px 8px", backgroundColor: COLOURS.sunken },
  sheet: {
    width: "100%",
    maxWidth: "600px",
    backgroundColor: COLOURS.surface,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: "4px",
  },
  masthead: { backgroundColor: COLOURS.inverse, padding: "20px 32px" },
  brandRow: { width: "auto", margin: 0 },
  mark: { borderCollapse: "collapse", margin: 0 },
  markCell: { height: "6px", padding: 0, fontSize: 0, lineHeight: 0 },
  stone: { backgroundColor: COLOURS.onInverse },
  litBlock: { backgroundColor: COLOURS.accent },
  markColumn: { width: "24px", verticalAlign: "middle" },
  brand: {
    paddingLeft: "12px",
    color: COLOURS.onInverse,
    fontFamily: DISPLAY,
    fontSize: "22px",
    fontWeight: 600,
    lineHeight: "28px",
    letterSpacing: "-0.02em",
  },
  main: { padding: "32px 32px 16px" },
  heading: {
    margin: "0 0 20px",
    color: COLOURS.ink,
    fontFamily: DISPLAY,
    fontSize: "30px",
    fontWeight: 600,
    lineHeight: "34px",
    letterSpacing: "-0.02em",
  },
  paragraph: text,
  reference: { margin: "8px 0 24px", padding: "14px 18px", backgroundColor: COLOURS.sunken },
  referenceLabel: { ...text, margin: 0, color: COLOURS.quiet, fontSize: "13px", lineHeight: "18px" },
  referenceValue: {
    ...text,
    margin: "2px 0 0",
    color: COLOURS.ink,
    fontFamily: DISPLAY,
    fontSize: "22px",
    fontWeight: 600,
    lineHeight: "28px",
  },
  rows: { margin: "0 0 24px", borderBottom: `1px solid ${COLOURS.line}` },
  label: { ...cell, width: "112px", paddingRight: "16px", color: COLOURS.quiet },
  value: { ...cell, color: COLOURS.ink, overflowWrap: "anywhere", wordBreak: "break-word" },
  link: { color: COLOURS.brand, textDecoration: "underline" },
  quoteLabel: {
    margin: "0 0 8px",
    color: COLOURS.ink,
    fontFamily: DISPLAY,
    fontSize: "18px",
    fontWeight: 600,
    lineHeight: "24px",
  },
  quote: {
    ...text,
    margin: "0 0 24px",
    paddingLeft: "16px",
    borderLeft: `3px solid ${COLOURS.brand}`,
    color: COLOURS.ink,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  closing: { ...text, color: COLOURS.quiet, fontSize: "14px", lineHeight: "22px", overflowWrap: "anywhere" },
  footer: { padding: "16px 32px 24px", borderTop: `1px solid ${COLOURS.line}` },
  footerText: { ...text, margin: 0, color: COLOURS.quiet, fontSize: "13px", lineHeight: "20px" },
  footerLink: { color: COLOURS.quiet, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;
