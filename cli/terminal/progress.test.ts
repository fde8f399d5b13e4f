import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("a bar is drawn on a terminal and cleared at the end", () => {
  const terminal = screen(true);
  const progress = showProgress("Copying", terminal);
  progress.update(50, 200);
  progress.update(200, 200);
  progress.end();
  expect(terminal.written).toHaveLength(3);
  expect(terminal.written[0]).toMatch(/Copying █{7}░{23} 25 %$/);
  expect(terminal.written[1]).toMatch(/█{30} 100 %$/);
  expect(terminal.written[2]).toBe("\r\x1b[K");
});

test("no progress bar is written to a file or a pipe", () => {
  const pipe = screen(false);
  const progress = showProgress("Copying", pipe);
  progress.update(1, 2);
  progress.end();
  expect(pipe.written).toEqual([]);
});
