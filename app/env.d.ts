interface ImportMetaEnv {
  /** Where the site is reached from outside, without a slash at the end. */
  readonly PUBLIC_URL: string;
}
