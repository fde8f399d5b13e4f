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
    // What Tailwind asks of browsers. Older targets cost each page the colours a second time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Loading content has no effect but its exports, so a route's client code leaves out what only its loader uses.
      treeshake: { moduleSideEffects: [{ test: /\/app\/content\//, sideEffects: false }] },
    },
  },
});
