import type { BrowserType } from "@playwright/test";
import type { Engine } from "../engine.ts";

/** The browsers that Playwright installs. */
export async function launchPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  return {
    version: `Playwright's ${type.name()} ${browser.version()}`,
    async openWindow({ javaScript }) {
      const context = await browser.newContext({ javaScriptEnabled: javaScript });
      const page = await context.newPage();
      return {
        open: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        movePointer: (x, y) => page.mouse.move(x, y),
        async pressPointer() {
          await page.mouse.down();
          await page.mouse.up();
        },
        pressKey: (key) => page.keyboard.press(key),
        chooseFile: (selector, path) => page.locator(selector).setInputFiles(path),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
