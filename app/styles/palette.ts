/** The site's colours and their uses. The build checks the contrast and generates colours.css from this list. */
export const palette = {
  /** The page background. */
  canvas: "#fcfaf6",
  /** Cards, fields, menus. */
  surface: "#fffefd",
  /** Muted backgrounds. */
  sunken: "#f4f0e9",
  /** Thin decorative lines. */
  line: "#e1dcd2",
  /** Outlines of controls. */
  field: "#788190",
  /** Headings, primary buttons. */
  ink: "#101a34",
  /** Body text. */
  copy: "#364157",
  /** Captions, help text, dates. */
  quiet: "#555f72",
  /** Links, active items, the back of a flip card. */
  brand: "#2d5293",
  /** Brand-coloured text on hover, on press or on `brand-soft`. */
  "brand-strong": "#1e3b75",
  /** Rows and buttons on hover, light blue sections, secondary text on `brand`. */
  "brand-soft": "#e6edf9",
  "on-brand": "#fcfaf6",
  /** Fills (text on them is `on-accent`); on dark backgrounds, also text and focus outlines. Use it sparingly. */
  accent: "#f5a83d",
  /** Accent-coloured fills on hover. */
  "accent-strong": "#e69228",
  /** The background of the notice that comments are closed, and of a highlighted table row. */
  "accent-soft": "#faedd5",
  /** Accent-coloured text on a light background. */
  "accent-text": "#8b5014",
  "on-accent": "#101a34",
  /** Success, availability, confirmations. */
  support: "#0a6c69",
  "support-soft": "#ddf2ef",
  danger: "#ae2e27",
  "danger-soft": "#fcece9",
  /** Dark backgrounds, such as the hero and the footer. */
  inverse: "#0c162d",
  "inverse-raised": "#16233f",
  "inverse-line": "#2e3d5a",
  "on-inverse": "#f9f6f1",
  "on-inverse-quiet": "#b5bece",
  "brand-on-inverse": "#90b3e7",
  "support-on-inverse": "#6ecac0",
  "danger-on-inverse": "#fb998c",
};

export type Palette = typeof palette;
export type Role = keyof Palette;
