import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that start servers, terminals or many processes. `npm run test:quick` leaves them out. */
const WITH_SERVERS = [
  "{staff,cli}/**/*.test.ts",
  "intake/{outbox,store}/**/*.test.ts",
  "server/dev.test.ts",
  "server/{operations,settings}/**/*.test.ts",
  "tests/{attacks,http,specification}/*.test.ts",
];

const ON_POSTGRES = [
  "{intake,cli}/**/*.test.ts",
  "tests/attacks/{forged-requests,fuzz-requests,hostile-files,hostile-text,staff-inbox,staff-replies,staff-several}.test.ts",
];

function project(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      provide: { testedDatabase: "sqlite" },
      // One worker per core. Vitest's default is fewer, but these tests mostly wait for servers.
      maxWorkers: availableParallelism(),
      // So long that only a hanging test reaches these limits, however slow the machine is.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      ...options,
    },
  };
}

/** docs/testing.md says which command runs which project. */
export default defineConfig({
  test: {
    globalSetup: ["intake/testing/postgres-setup.ts"],
    projects: [
      project("quick", ["{app,intake,server,scripts}/**/*.test.ts"], { exclude: WITH_SERVERS }),
      project("servers", WITH_SERVERS),
      project("postgres", ON_POSTGRES, { provide: { testedDatabase: "postgres" } }),
      project("copies", ["tests/long/**/*.test.ts"], { testTimeout: 600_000, hookTimeout: 600_000 }),
      // Most of these tests wait most of the time.
      project("faults", ["tests/faults/**/*.test.ts"], {
        maxWorkers: 4 * availableParallelism(),
        testTimeout: 20 * 60_000,
      }),
      project("deploy", ["tests/deploy/*.test.ts"], { testTimeout: 20 * 60_000, hookTimeout: 20 * 60_000 }),
    ],
  },
});
