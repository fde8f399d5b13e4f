import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { startServer } from "../support/running-server.ts";
import { program } from "./machine.ts";

const RULES = "deploy/prometheus/aldergate.rules.yaml";

test("Prometheus accepts the alerts, and the server has all metrics that they name", async () => {
  expect(program("promtool", "check", "rules", RULES)).toContain("SUCCESS");
  const METRICS_ADDRESS = `127.0.0.1:${await freePort()}`;
  const server = await startServer({ METRICS_ADDRESS, DATA_DIR: makeDataDir() });
  onTestFinished(() => server.kill());
  const metrics = await (await fetch(`http://${METRICS_ADDRESS}/metrics`)).text();
  const named = readFileSync(RULES, "utf8").match(/\baldergate_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect(metrics).toContain(`# HELP ${name} `);
});
