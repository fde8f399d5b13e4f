interface ImportMetaEnv {
  /** The site's public origin, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /** Whether browsers report Web Vitals: "on" or "off". */
  readonly VITALS: string;
}
