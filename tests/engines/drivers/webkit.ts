import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import { freePort } from "../../../intake/testing/free-port.ts";
import { eventually } from "../../support/eventually.ts";
import { type Engine, type EngineWindow, PRESS_MS } from "../engine.ts";

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Shift: Key.SHIFT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Launches WebKitGTK's MiniBrowser on a virtual screen and drives it over classic WebDriver. */
export async function launchWebKit(binary: string): Promise<Engine> {
  const screen = await startScreen();
  // Starting this browser takes seconds, so each worker starts it only twice: with JavaScript and without.
  const browsers = await Promise.all([
    startBrowser(binary, screen.display, true),
    startBrowser(binary, screen.display, false),
  ]);
  const version = (await browsers[0].session.getCapabilities()).getBrowserVersion();
  return {
    version: `WebKitGTK ${version}`,
    async openWindow({ javaScript }): Promise<EngineWindow> {
      const { session } = browsers[javaScript ? 0 : 1];
      return {
        open: (url) => session.get(url),
        back: () => session.navigate().back(),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        movePointer(points, restMs) {
          const actions = session.actions();
          for (const { x, y } of points) {
            const place = { x: Math.round(x), y: Math.round(y) };
            actions.move({ ...place, duration: restMs, origin: Origin.VIEWPORT });
          }
          return actions.perform();
        },
        pressPointer: () => session.actions().press().pause(PRESS_MS).release().perform(),
        // In one command, because each takes long.
        pressKeys(pressed) {
          const actions = session.actions();
          for (const key of pressed) actions.keyDown(keys[key] ?? key).keyUp(keys[key] ?? key);
          return actions.perform();
        },
        chooseFile: (selector, path) => session.findElement(By.css(selector)).sendKeys(path),
        async replaceTab() {
          const closed = await session.getWindowHandle();
          await session.switchTo().newWindow("tab");
          const opened = await session.getWindowHandle();
          await session.switchTo().window(closed);
          await session.close();
          await session.switchTo().window(opened);
        },
        cookies: () => session.manage().getCookies(),
        resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
        async close() {
          await session.actions().clear();
          await session.manage().deleteAllCookies();
          await session.get("about:blank");
        },
      };
    },
    async close() {
      for (const { session, driver } of browsers) {
        await session.quit();
        await stop(driver);
      }
      await stop(screen.process);
    },
  };
}

/** Starts a browser with its own driver, because a driver allows only one session. */
async function startBrowser(binary: string, display: string, javaScript: boolean) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  await eventually(() =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const args = ["--automation", `--enable-javascript=${javaScript}`];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  return { session, driver };
}

/** GTK needs a display. Xvfb chooses a free display number and writes it to file descriptor 3. */
async function startScreen() {
  const process = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = process.stdio[3];
  if (!output) throw new Error("Xvfb was started without a pipe for its display number");
  const [number] = await once(output, "data");
  return { process, display: `:${String(number).trim()}` };
}

async function stop(process: ChildProcess) {
  const exited = once(process, "exit");
  process.kill();
  await exited;
}
