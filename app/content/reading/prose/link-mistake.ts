/** Local paths are compared with the site's pages later, when all pages are known. */
export function linkMistake(url: string): string | undefined {
  return /^(?:\/|#|https:\/\/|mailto:[^\s@]+@[^\s@]+$)/.test(url)
    ? undefined
    : `"${url}" is not an address such as /contact, https://example.com or mailto:name@example.com`;
}
