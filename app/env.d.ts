interface Navigator {
  /** Whether the visitor asks sites not to sell or share data about them. Missing in Chromium and WebKit. */
  readonly globalPrivacyControl?: boolean;
}

interface ImportMetaEnv {
  /** The site's public origin, without a trailing slash. */
  readonly PUBLIC_URL: string;
}
