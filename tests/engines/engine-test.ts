import { test as base } from "@playwright/test";
import { type Engine, type EngineName, launchEngine, type WindowOptions } from "./engine.ts";
import { type SiteProxy, startProxy } from "./proxy.ts";
import { Visitor } from "./visitor.ts";

export type EngineOptions = { engine: EngineName };

type TestFixtures = WindowOptions & { siteProxy: SiteProxy; visitor: Visitor };

type WorkerFixtures = EngineOptions & { launched: Engine | undefined };

/** Playwright's `test` with a `visitor` in place of `page`. The Playwright project sets the browser engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  javaScript: [true, { option: true }],
  holdReact: [false, { option: true }],

  launched: [
    async ({ engine }, use) => {
      const launched = await launchEngine(engine);
      if (!launched && process.env.SKIP_MISSING_ENGINES !== "1") {
        throw new Error(
          `${engine} is not installed. Install firefox-esr, webkit2gtk-driver and xvfb, or set ` +
            "SKIP_MISSING_ENGINES=1 to leave out the missing engine.",
        );
      }
      if (launched) console.log(`Testing with ${launched.version}`);
      await use(launched);
      await launched?.close();
    },
    { scope: "worker" },
  ],

  // Each test has its own port, so that the browser uses nothing that it cached in an earlier test.
  siteProxy: async ({ baseURL, holdReact }, use) => {
    const proxy = await startProxy(baseURL ?? "", holdReact);
    await use(proxy);
    await proxy.close();
  },

  visitor: async ({ launched, siteProxy, javaScript, holdReact }, use, testInfo) => {
    testInfo.skip(!launched, "This engine is not installed.");
    if (!launched) return;
    const window = await launched.openWindow({ javaScript, holdReact });
    await window.resize(1440, 900);
    const visitor = new Visitor(window, siteProxy.url, javaScript);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("page", { body: await visitor.describePage() });
    await window.close();
  },
});

/** Declares a test twice: with and without JavaScript. */
export function withAndWithoutScripts(title: string, run: (visitor: Visitor) => Promise<void>) {
  for (const javaScript of [true, false]) {
    test.describe(`JavaScript ${javaScript ? "on" : "off"}`, () => {
      test.use({ javaScript });
      test(title, ({ visitor }) => run(visitor));
    });
  }
}
