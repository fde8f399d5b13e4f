import { setTimeout } from "node:timers/promises";
import type { BrowserType } from "@playwright/test";
import { type Engine, PRESS_MS } from "../engine.ts";

/** Launches a browser that Playwright can drive: one of its own builds, or the system's Chromium. */
export async function launchPlaywright(type: BrowserType, executablePath?: string): Promise<Engine> {
  const args = type.name() === "chromium" ? ["--no-sandbox", "--disable-gpu"] : [];
  const browser = await type.launch({ executablePath, args });
  return {
    version: `Playwright's ${type.name()} ${browser.version()}`,
    async openWindow({ javaScript, holdReact }) {
      const context = await browser.newContext({ javaScriptEnabled: javaScript });
      let page = await context.newPage();
      return {
        open: async (url) =>
          void (await page.goto(url, { waitUntil: holdReact ? "domcontentloaded" : "load" })),
        back: async () => void (await page.goBack()),
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
          for (const key of keys) await page.keyboard.press(key);
        },
        chooseFile: (selector, path) => page.locator(selector).setInputFiles(path),
        async replaceTab() {
          const closed = page;
          page = await context.newPage();
          await closed.close();
        },
        cookies: () => context.cookies(),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
