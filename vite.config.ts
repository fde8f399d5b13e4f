import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl),
    "import.meta.env.VITALS": JSON.stringify(process.env.VITALS || "off"),
  },
  environments: {
    client: {
      // Names cost: a page's modules name each other some two hundred times.
      build: {
        rolldownOptions: {
          output: { entryFileNames: "assets/[hash].js", chunkFileNames: "assets/[hash].js" },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // What Tailwind asks of browsers. Older targets cost each page the colours a second time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
