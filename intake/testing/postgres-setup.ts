import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import type { DatabaseKind } from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    testedDatabase: DatabaseKind;
  }
}

/** Starts one PostgreSQL server for the whole run. Each test that uses it creates its own database. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url("postgres"));
  return () => server.remove();
}
