import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import { findBrowser, findEngine } from "../../scripts/browser.mjs";
import { launchFirefox } from "./drivers/firefox.ts";
import { launchPlaywright } from "./drivers/playwright.ts";
import { launchWebKit } from "./drivers/webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export type WindowOptions = {
  javaScript: boolean;
  /** Slows the processor six times, where the engine allows it. */
  slow: boolean;
};

export type Point = { x: number; y: number };

/** How long a press lasts. */
export const PRESS_MS = 80;

/** The browser functions the tests need. Each test gets a window without cookies. */
export type Engine = {
  version: string;
  openWindow(options: WindowOptions): Promise<EngineWindow>;
  close(): Promise<void>;
};

export type EngineWindow = {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer from point to point, resting on each for this time. */
  movePointer(points: Point[], restMs: number): Promise<void>;
  /** Presses and holds the button for a moment, as a finger does. */
  pressPointer(): Promise<void>;
  /** A character, or a key by its DOM name, like "Enter" or "ArrowRight". */
  pressKey(key: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  cookies(): Promise<{ name: string; value: string }[]>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Playwright's own build where it is installed, else the system's browser; undefined where there is neither. */
export async function launchEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === "chromium") return launchPlaywright(chromium, findBrowser());
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return launchPlaywright(type);
  const path = findEngine(name);
  if (!path) return undefined;
  return name === "firefox" ? launchFirefox(path) : launchWebKit(path);
}
