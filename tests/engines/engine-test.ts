import { test as base } from "@playwright/test";
import { type Engine, type EngineName, launchEngine } from "./engine.ts";
import { startErrorRecorder } from "./error-recorder.ts";
import { Visitor } from "./visitor.ts";

export type EngineOptions = { engine: EngineName };

type WorkerFixtures = EngineOptions & { running: { launched: Engine | undefined; siteUrl: string } };

/** Playwright's test, with a visitor in the project's engine instead of its own page. */
export const test = base.extend<{ javaScript: boolean; visitor: Visitor }, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  javaScript: [true, { option: true }],

  running: [
    async ({ engine }, use, { project }) => {
      const launched = await launchEngine(engine);
      if (!launched && process.env.SKIP_MISSING_ENGINES !== "1") {
        throw new Error(
          `${engine} is not installed and could not be installed. Install firefox-esr, webkit2gtk-driver and ` +
            "xvfb, or set SKIP_MISSING_ENGINES=1 to leave out the missing engine.",
        );
      }
      if (launched) console.log(`Testing with ${launched.version}`);
      const recorder = await startErrorRecorder(project.use.baseURL ?? "");
      await use({ launched, siteUrl: recorder.url });
      await recorder.close();
      await launched?.close();
    },
    { scope: "worker" },
  ],

  visitor: async ({ running: { launched, siteUrl }, javaScript }, use, testInfo) => {
    testInfo.skip(!launched, "This engine is not installed.");
    if (!launched) return;
    const window = await launched.openWindow({ javaScript });
    await window.resize(1440, 900);
    const visitor = new Visitor(window, siteUrl, javaScript);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("page", { body: await visitor.describePage() });
    await window.close();
  },
});

/** Declares a test twice: with JavaScript, and without. */
export function withAndWithoutScripts(title: string, run: (visitor: Visitor) => Promise<void>) {
  for (const javaScript of [true, false]) {
    test.describe(`JavaScript ${javaScript ? "on" : "off"}`, () => {
      test.use({ javaScript });
      test(title, ({ visitor }) => run(visitor));
    });
  }
}
