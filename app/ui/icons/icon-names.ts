import icons from "./icons.json" with { type: "json" };

/** The icons on this site. `npm run icons -- NAME` adds one. */
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
