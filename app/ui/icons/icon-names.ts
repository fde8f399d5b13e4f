import controlIcons from "./control-icons.json" with { type: "json" };
import otherIcons from "./icons.json" with { type: "json" };

/** The icons on this site, as SVG paths. `npm run icons -- NAME` adds one. */
export const icons = { ...otherIcons, ...controlIcons };

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
