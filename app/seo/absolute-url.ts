/** Absolute URLs begin with PUBLIC_URL, which is fixed when the pages are rendered. */
export const absoluteUrl = (path: string) => new URL(path, import.meta.env.PUBLIC_URL).href;
