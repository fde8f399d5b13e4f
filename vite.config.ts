import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Pre-rendering runs a file watcher. Watching build/ too would make the build quadratic in the number of pages.
  server: { watch: { ignored: ["**/build/**"] } },
  define: {
    "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl),
    "import.meta.env.VITALS": JSON.stringify(process.env.VITALS || "off"),
  },
  // Bundled at start. Otherwise Vite would discover zod on the first page with a form and reload that page.
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
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "es2022",
    // The oldest browsers Tailwind supports. With older targets, every colour would be in the style sheet twice.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Content modules have no side effects. So content that only a route's loader uses is left out of the browser's code.
      treeshake: { moduleSideEffects: [{ test: /\/app\/content\//, sideEffects: false }] },
    },
  },
});
