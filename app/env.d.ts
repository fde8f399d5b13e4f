interface ImportMetaEnv {
  /** The site's public origin, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /** Whether browsers report page load times: "on" or "off". */
  readonly VITALS: string;
}
