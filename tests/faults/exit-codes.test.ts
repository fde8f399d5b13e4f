import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";

/** A test script of each runner, with a path where it looks for tests. The test below writes a failing file there. */
const suites = [
  { script: "test:unit", file: "tests/attacks/deliberate-failure.test.ts", runner: "vitest" },
  { script: "test:browser", file: "tests/deliberate-failure.spec.ts", runner: "@playwright/test" },
];

test.each(suites)("a failing test makes npm run $script fail", async ({ script, file, runner }) => {
  const tests = [
    `import { expect, test } from "${runner}";`,
    'test("passes", () => expect(1).toBe(1));',
    'test("fails", () => expect(1).toBe(2));',
  ];
  onTestFinished(() => rmSync(file, { force: true }));
  writeFileSync(file, tests.join("\n"));
  const { failed, output } = await runScript(script);
  expect(failed).toBe(true);
  // The script failed because of the failed assertion, not because it could not run the tests.
  expect(output).toMatch(/\d failed/);
  expect(output).toMatch(/\d passed/);
});

function runScript(script: string): Promise<{ failed: boolean; output: string }> {
  const child = spawn("npm", ["run", "--silent", script, "--", "deliberate-failure"], {
    env: { ...process.env, TEST_PORT: String(Number(process.env.TEST_PORT ?? 3100) + 9), NO_COLOR: "1" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ failed: code !== 0, output }));
  });
}
