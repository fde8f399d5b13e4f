import { setTimeout } from "node:timers/promises";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { type Engine, type EngineWindow, PRESS_MS } from "../engine.ts";

/** Launches the system's Firefox and drives it over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  // JavaScript can only be disabled for a whole browser, so this launches two.
  const launch = (javaScript: boolean) =>
    puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: { "javascript.enabled": javaScript },
    });
  const browsers = await Promise.all([launch(true), launch(false)]);
  return {
    version: (await browsers[0].version()).replace("firefox/", "Firefox "),
    async openWindow({ javaScript, holdReact }): Promise<EngineWindow> {
      const context = await browsers[javaScript ? 0 : 1].createBrowserContext();
      let page = await context.newPage();
      return {
        open: async (url) =>
          void (await page.goto(url, { waitUntil: holdReact ? "domcontentloaded" : "load" })),
        // goBack() waits for a load event, which a page from the back/forward cache doesn't have.
        back: async () => void (await page.evaluate("history.back()")),
        evaluate: (expression) => page.evaluate(expression),
        async movePointer(points, restMs) {
          for (const { x, y } of points) {
            await page.mouse.move(x, y);
            await setTimeout(restMs);
          }
        },
        async pressPointer() {
          await page.mouse.down();
          await setTimeout(PRESS_MS);
          await page.mouse.up();
        },
        async pressKeys(keys) {
          for (const key of keys) await page.keyboard.press(key as KeyInput);
        },
        async chooseFile(selector, path) {
          const element = await page.$(selector);
          await (await element?.toElement("input"))?.uploadFile(path);
        },
        async replaceTab() {
          const closed = page;
          page = await context.newPage();
          await closed.close();
        },
        cookies: () => context.cookies(),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    async close() {
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}
