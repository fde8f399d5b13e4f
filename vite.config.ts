import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Rendering the pages starts a server that would look at all of them again for each that is written.
  server: { watch: { ignored: ["**/build/**"] } },
  define: {
    "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl),
    "import.meta.env.VITALS": JSON.stringify(process.env.VITALS || "off"),
  },
  // Found out only on a page with a form, they would reload it under a developer's hands.
  optimizeDeps: { include: ["zod/mini"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files before any island: the entry, and React for the pages that have one.
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
    // Tailwind's own minimum browsers. With older targets, every colour would be in the stylesheet twice.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Content modules have no side effects, so the bundler can drop content that only a route's loader uses.
      treeshake: { moduleSideEffects: [{ test: /\/app\/content\//, sideEffects: false }] },
    },
  },
});
