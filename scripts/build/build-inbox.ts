import { dirname } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

/** Builds the staff inbox into one file with its style sheet and fonts, which the server loads if INBOX_ADDRESS is set. */
export async function buildInbox(file: string) {
  await build({
    configFile: false,
    plugins: [tailwindcss()],
    publicDir: false,
    logLevel: "error",
    oxc: { jsx: { development: false } },
    build: {
      ssr: "staff/app.tsx",
      outDir: dirname(file),
      assetsInlineLimit: 100_000,
      cssTarget: ["chrome111", "firefox128", "safari16.4"],
    },
  });
}
