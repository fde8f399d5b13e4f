import { company } from "../content/company.ts";
import { palette } from "../styles/palette.ts";

export const webManifest = () =>
  JSON.stringify(
    {
      name: company.value.name,
      short_name: company.value.name,
      description: company.value.tagline,
      start_url: "/",
      display: "minimal-ui",
      lang: "en",
      theme_color: palette.inverse,
      background_color: palette.canvas,
      icons: [
        { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
        { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      ],
    },
    null,
    2,
  );
