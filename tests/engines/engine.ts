import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { findEngine } from "../../scripts/browser.mjs";
import { launchFirefox } from "./drivers/firefox.ts";
import { launchPlaywright } from "./drivers/playwright.ts";
import { launchWebKit } from "./drivers/webkit.ts";

export type EngineName = "firefox" | "webkit";

/** The browser functions the tests need. Each test gets a window with its own profile. */
export type Engine = {
  version: string;
  openWindow(options: { javaScript: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
};

export type EngineWindow = {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
  pressPointer(): Promise<void>;
  /** A character, or a key by its DOM name, like "Enter" or "ArrowRight". */
  pressKey(key: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Playwright's own build where it is installed, else the system's browser; undefined where there is neither. */
export async function launchEngine(name: EngineName): Promise<Engine | undefined> {
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return launchPlaywright(type);
  const path = findEngine(name);
  if (!path) return undefined;
  return name === "firefox" ? launchFirefox(path) : launchWebKit(path);
}
