interface ImportMetaEnv {
  /** The site's public origin, without a trailing slash. */
  readonly PUBLIC_URL: string;
}
