import type { TestProject } from "vitest/node";
import { adminToken } from "./admin-token.ts";
import { startServer } from "./server.ts";

/** Starts one server for all journeys, and signs in its admin with a second factor. */
export async function setup(project: TestProject) {
  const { origin, stop } = await startServer();
  project.provide("origin", origin);
  project.provide("adminToken", await adminToken(origin));
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    adminToken: string;
  }
}
