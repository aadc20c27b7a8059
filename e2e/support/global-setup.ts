import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

/** One server for all journeys. */
export async function setup(project: TestProject) {
  const { origin, stop } = await startServer();
  project.provide("origin", origin);
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
  }
}
