import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeDataDir } from "../testing/test-intake.ts";
import { loadSecret } from "./secret.ts";

describe("loadSecret", () => {
  test("creates a secret once, readable by its owner only", () => {
    const dataDir = makeDataDir();
    mkdirSync(dataDir);
    const warnings: string[] = [];
    const secret = loadSecret(dataDir, (message) => warnings.push(message));
    expect(warnings).toEqual([]);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadSecret(dataDir)).toBe(secret);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
  });

  test("refuses a damaged secret", () => {
    const dataDir = makeDataDir();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "secret"), "");
    expect(() => loadSecret(dataDir)).toThrow("damaged");
  });
});
