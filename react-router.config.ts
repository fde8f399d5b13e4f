import type { Config } from "@react-router/dev/config";
import { pagePaths, siteFilePaths } from "./app/page-paths.ts";

export default {
  ssr: true,
  prerender: () => [...pagePaths(), ...siteFilePaths],
  // Turns off the /__manifest endpoint, which only React Router's client uses. The site doesn't load that client.
  routeDiscovery: { mode: "initial" },
  // React Router's own origin check would refuse every form behind a proxy that terminates TLS: the browser sends an
  // https:// origin, but the server sees http://. The intake checks the origin against PUBLIC_URL instead.
  allowedActionOrigins: ["**"],
} satisfies Config;
