import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import { findBrowser, findEngine } from "../../scripts/browser.mjs";
import { launchFirefox } from "./drivers/firefox.ts";
import { launchPlaywright } from "./drivers/playwright.ts";
import { launchWebKit } from "./drivers/webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export type WindowOptions = {
  javaScript: boolean;
  /**
   * Holds React back until the test calls `deliverReact`. Until then, no island is hydrated. This can delay the load
   * event in Firefox, so `open` waits only for DOMContentLoaded, except in WebKitGTK.
   */
  holdReact: boolean;
};

export type Point = { x: number; y: number };

/** How long the mouse button is held down in a click. */
export const PRESS_MS = 80;

/** A browser that the tests can drive. Each test opens a window that has no cookies from earlier tests. */
export type Engine = {
  version: string;
  openWindow(options: WindowOptions): Promise<EngineWindow>;
  close(): Promise<void>;
};

export type EngineWindow = {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer from point to point, one point every `restMs`. */
  movePointer(points: Point[], restMs: number): Promise<void>;
  /** Clicks where the pointer is. */
  pressPointer(): Promise<void>;
  /** Presses keys one after the other: characters, or DOM key names such as "Enter" or "ArrowRight". */
  pressKeys(keys: string[]): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  /** Closes the tab and opens another one in the same window. */
  replaceTab(): Promise<void>;
  cookies(): Promise<{ name: string; value: string }[]>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Launches Playwright's own build of the browser or, if it isn't installed, the system's. CHROMIUM_PATH overrides both
 * for Chromium. Returns undefined if Firefox or WebKit is not installed at all. A missing Chromium is an error.
 */
export async function launchEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === "chromium") return launchPlaywright(chromium, findBrowser());
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return launchPlaywright(type);
  const path = findEngine(name);
  if (!path) return undefined;
  return name === "firefox" ? launchFirefox(path) : launchWebKit(path);
}
