interface ImportMetaEnv {
  /** Where the site is reached from outside, without a slash at the end. */
  readonly PUBLIC_URL: string;
  /** Whether browsers report how fast pages were: "on" or "off". */
  readonly VITALS: string;
}
