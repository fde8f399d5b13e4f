import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import type { EngineWindow, Point } from "./engine.ts";

const polling = (message?: string) => ({ timeout: 20_000, intervals: [50], message });

/** A CSS selector, optionally with some of the element's text. */
type Target = string | { css: string; text: string };

/** The selector of a field of the page's form. */
export const field = (name: string) => `main form [name="${name}"]`;

/** A new email address makes each message unique: an identical message would count as a duplicate. */
export const newAddress = () => `${randomBytes(4).toString("hex")}@a.example`;

/** Runs in the page. Fills in fields together and without keys, as a browser's autofill does. */
export function autofill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
    if (!input) throw new Error(`There is no field ${name}`);
    input.value = value;
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** A simulated visitor who points, clicks and types like a person, in any browser engine. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #siteUrl: string;
  readonly javaScript: boolean;

  constructor(window: EngineWindow, siteUrl: string, javaScript: boolean) {
    this.#window = window;
    this.#siteUrl = siteUrl;
    this.javaScript = javaScript;
  }

  async open(path: string) {
    await this.#window.open(this.#siteUrl + path);
  }

  resize(width: number, height: number) {
    return this.#window.resize(width, height);
  }

  /** Scrolls the element into view and moves the pointer onto it. */
  async pointAt(target: Target) {
    const { x, y } = await this.#settledPlace(target);
    // Two positions, so that the page sees a moving pointer and not a resting one.
    await this.#window.movePointer(
      [
        { x: x + 1, y },
        { x, y },
      ],
      16,
    );
  }

  /** Scrolls the element into view, waits until it has stopped moving and returns its centre. */
  placeOf(target: Target): Promise<Point> {
    return this.#settledPlace(target);
  }

  /** Moves the pointer in a straight line at this speed, one step per frame. */
  async glide(from: Point, to: Point, pixelsPerSecond: number) {
    const stepMs = 16;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(2, Math.round(distance / (pixelsPerSecond * (stepMs / 1000))));
    const points = Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
    await this.#window.movePointer(points, stepMs);
  }

  /** Clicks where the pointer is. */
  pressHere() {
    return this.#window.pressPointer();
  }

  async clickAt(point: Point) {
    await this.#window.movePointer([{ ...point, x: point.x + 1 }, point], 16);
    await this.#window.pressPointer();
  }

  cookies() {
    return this.#window.cookies();
  }

  back() {
    return this.#window.back();
  }

  replaceTab() {
    return this.#window.replaceTab();
  }

  /** Points at the element until it is hovered, which can take a moment after scrolling. Then clicks it. */
  async click(target: Target) {
    const isUnderPointer = async () => {
      await this.pointAt(target);
      return (await this.read(placeOf, ...split(target)))?.isUnderPointer;
    };
    await expect.poll(isUnderPointer, polling(describe(target))).toBe(true);
    await this.pressHere();
  }

  press(...keys: string[]) {
    return this.#window.pressKeys(keys);
  }

  /** Presses Tab until the element has the focus. Fails after 120 tab stops. */
  async tabTo(css: string) {
    for (let stop = 0; stop < 120; stop++) {
      await this.press("Tab");
      if (await this.read((selector) => document.activeElement?.matches(selector), css)) return;
    }
    throw new Error(`The Tab key does not reach ${css}`);
  }

  /** Clicks into the field and types key by key. */
  async type(target: Target, text: string) {
    await this.click(target);
    await this.press(...text);
  }

  /** Chooses an option of a select by typing its text. */
  async choose(target: Target, option: string) {
    await this.read((css) => document.querySelector<HTMLElement>(css)?.focus(), split(target)[0]);
    await this.press(...option);
    await this.expect(
      option,
      (css) => document.querySelector<HTMLSelectElement>(css)?.value,
      split(target)[0],
    );
  }

  chooseFile(css: string, path: string) {
    return this.#window.chooseFile(css, path);
  }

  /** Polls a function in the page until it returns the expected value. Errors are retried: the page may be loading. */
  async expect<Args extends unknown[], Result>(
    expected: unknown,
    read: (...args: Args) => Result,
    ...args: Args
  ) {
    const value = () => this.read(read, ...args).catch((error: Error) => `not readable: ${error.message}`);
    await expect.poll(value, polling()).toEqual(expected);
  }

  expectAddress(pattern: RegExp) {
    return this.expect(
      expect.stringMatching(pattern),
      () => location.pathname + location.search + location.hash,
    );
  }

  /** Waits for the thank-you page and returns the reference of the message. */
  async expectThanks(kind: string) {
    await this.expectAddress(new RegExp(`^/thank-you/${kind}/[A-Z]{2}-`));
    await this.expectVisible("main h1");
    return this.read(() => location.pathname.split("/").pop() ?? "");
  }

  async expectVisible(target: Target) {
    await expect.poll(() => this.#isVisible(target), polling(describe(target))).toBe(true);
  }

  async expectHidden(target: Target) {
    await expect.poll(() => this.#isVisible(target), polling(describe(target))).toBe(false);
  }

  expectCount(css: string, count: number) {
    return this.expect(count, (selector) => document.querySelectorAll(selector).length, css);
  }

  /** Scrolls through the page until every island is hydrated, except those that are hydrated on focus. */
  async hydrateIslands() {
    if (!this.javaScript) return;
    const waiting = () => {
      const island = document.querySelector("[data-island]:not([data-hydrated], [data-hydrate=focus])");
      island?.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" });
      return island?.getAttribute("data-island") ?? "none";
    };
    await this.expect("none", waiting);
  }

  /** Describes the page in a few lines for the report of a failed test. */
  async describePage() {
    const texts = await this.read(() =>
      ["h1", "main [role=alert]"].map((css) => document.querySelector<HTMLElement>(css)?.innerText ?? ""),
    );
    return [await this.read(() => location.href), ...texts, ...(await this.errors())].join("\n");
  }

  /** The errors the page has recorded since it loaded. */
  errors() {
    return this.read(() => (window as unknown as { recordedErrors?: string[] }).recordedErrors ?? []);
  }

  /** Runs a function in the page. The function can't use variables of the test, only its arguments. */
  read<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const values = args.map((value) => JSON.stringify(value)).join();
    return this.#window.evaluate(`(${run})(${values})`) as Promise<Result>;
  }

  #isVisible(target: Target) {
    return this.read(isVisible, ...split(target)).catch(() => undefined);
  }

  /** Waits until the element is in the same place twice in a row, and returns its centre. */
  async #settledPlace(target: Target) {
    let place: Point | null = null;
    const isSettled = async () => {
      const previous = place;
      place = await this.read(placeOf, ...split(target)).catch(() => null);
      return place !== null && place.x === previous?.x && place.y === previous.y;
    };
    await expect.poll(isSettled, polling(describe(target))).toBe(true);
    if (!place) throw new Error(`${describe(target)} is not visible`);
    return place as Point;
  }
}

const split = (target: Target): [css: string, text: string] =>
  typeof target === "string" ? [target, ""] : [target.css, target.text];

const describe = (target: Target) => split(target).filter(Boolean).join(" with the text ");

/** Runs in the page. Whether a match is visible. It need not be inside the viewport. */
function isVisible(css: string, text: string) {
  return [...document.querySelectorAll<HTMLElement>(css)].some(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent?.includes(text),
  );
}

/** Runs in the page. Scrolls the first visible match into view and returns its centre. */
function placeOf(css: string, text: string) {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent?.includes(text),
  );
  if (!element) return null;
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, isUnderPointer: element.matches(":hover") };
}
