import { build } from "vite";

/** Node runs TypeScript but not JSX, so the mails are built into build/mails/index.js. */
export async function buildMails(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: "intake/outbox/mails/render-mails.tsx",
      outDir: "build/mails",
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "index.js" } },
    },
  });
}
