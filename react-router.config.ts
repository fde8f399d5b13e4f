import type { Config } from "@react-router/dev/config";
import { pagePaths, siteFilePaths } from "./app/page-paths.ts";

export default {
  ssr: true,
  prerender: () => [...pagePaths(), ...siteFilePaths],
  // The list of routes travels in one hashed file, so that walking the site asks the server for nothing but data.
  routeDiscovery: { mode: "initial" },
  // Behind a proxy that ends TLS the router compares the visitor's https address with its own http one and refuses every
  // honest form. The intake checks where a message comes from, knows the public address, and answers with a page.
  allowedActionOrigins: ["**"],
} satisfies Config;
