/** Absolute URLs begin with PUBLIC_URL, which the build writes into the pages. */
export const absoluteUrl = (path: string) => new URL(path, import.meta.env.PUBLIC_URL).href;
