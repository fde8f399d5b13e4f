import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findBrowser } from "../scripts/browser.mjs";
import { serveBenchSite } from "./bench-site.ts";

export const launchBrowser = (...flags: string[]) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumFlags, ...flags],
  });

/** Starts a server and a browser, runs a measurement with them, and stops both. */
export async function withBrowser(measure: (browser: Browser, url: string) => Promise<void>) {
  const site = await serveBenchSite();
  const browser = await launchBrowser();
  try {
    await measure(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Turns on 4× CPU throttling, the factor that Lighthouse uses for phones. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
