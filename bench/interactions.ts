/**
 * Measures how long the page takes to react to taps and keys on a phone with a 6× slower CPU: from the input to the next
 * frame, as the browser's Event Timing API reports it (the measure behind INP). Run with `npm run bench:interactions`.
 * `--compare FOLDER` measures another checkout with a built site by turns, so that the machine's load affects both alike.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findBrowser } from "../scripts/browser.mjs";
import { startBenchServer } from "./bench-server.ts";
import { median } from "./statistics.ts";

const SLOWDOWN = 6;
const GOAL_MS = 200;
/** Longer than the search waits for the next key, so that the results of one key appear while the next is typed. */
const TYPING_PAUSE_MS = 300;
/** The page finishes what it does after loading, or after an input. */
const SETTLE_MS = 1500;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).tap();

async function openSearch(page: Page) {
  await openMenu(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).tap();
  await page.getByRole("combobox").waitFor();
}

const INTERACTIONS: Record<string, Interaction> = {
  "first tap on a filter": {
    path: "/our-portfolio",
    prepare: async (page) => {
      await page.locator(".portfolio fieldset").scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/portfolio-")),
      );
    },
    act: (page) => page.getByRole("radio", { name: "IT Consultancy" }).tap(),
  },
  "phone menu": { path: "/about", act: openMenu },
  "slowest key in the search": {
    path: "/about",
    prepare: openSearch,
    act: (page) => page.keyboard.type("contract", { delay: TYPING_PAUSE_MS }),
  },
};

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, compare: { type: "string" } },
});
const folders = [values.compare, process.cwd()].filter((folder) => folder !== undefined);
const sites = await Promise.all(folders.map((folder) => startBenchServer({}, { folder })));
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
try {
  console.log(`Chromium ${browser.version()}, medians of ${values.runs} runs, in ms\n`);
  console.log(`| interaction |${values.compare ? " the other site |" : ""} this site |`);
  console.log(`|---|${"--:|".repeat(sites.length)}`);
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const times = sites.map(() => [] as number[]);
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, site] of sites.entries())
        times[index]?.push(await measure(browser, site.url, interaction));
    const cells = times.map((all) => `${median(all)} (${all.join(", ")})`);
    console.log(`| ${name} | ${cells.join(" | ")} |`);
    if (median(times.at(-1) ?? []) > GOAL_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
}

/** The slowest event of the interaction, in a browser with an empty cache. */
async function measure(browser: Browser, url: string, { path, prepare, act }: Interaction): Promise<number> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url + path);
  await prepare?.(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await page.context().close();
  return Math.max(...durations);
}
