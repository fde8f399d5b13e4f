import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import type { DatabaseKind } from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    testedDatabase: DatabaseKind;
  }
}

/** Starts one server for the whole run. Every test creates its own database on it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url("postgres"));
  return () => server.remove();
}
