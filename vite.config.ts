import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/reading/content-plugin.ts";

const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";

export default defineConfig({
  plugins: [contentPlugin(), tailwindcss(), reactRouter()],
  // Pre-rendering runs a file watcher. If it watched builds/, build time would be quadratic in the number of pages.
  server: { watch: { ignored: ["**/build/**", "**/builds/**"] } },
  define: { "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl) },
  // The dev server bundles zod at start. Otherwise it would find zod on the first page with a form and reload the page.
  optimizeDeps: { include: ["zod/mini"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // React and the code that hydrates an island are one file, loaded only by pages with an island.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate-island\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Says which scripts the entry module loads. `npm run build` deletes the others.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "es2022",
    // The oldest browsers Tailwind supports. For older ones, the build would add copies of many rules, for example of
    // those with `:is()`.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Content modules have no side effects, so content that only loaders use is left out of the browser's code.
      treeshake: { moduleSideEffects: [{ test: /\/app\/content\//, sideEffects: false }] },
    },
  },
});
