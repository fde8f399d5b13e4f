import type { Config } from "@react-router/dev/config";
import { pagePaths } from "./app/page-paths.ts";

export default {
  ssr: true,
  prerender: pagePaths,
  // The list of routes travels in one hashed file, so that walking the site asks the server for nothing but data.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
