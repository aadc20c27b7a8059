import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Route } from "@kalivo/contract/route.ts";

const Page = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

/** The statuses that the API reference lists for a call. */
export function documentedStatuses(app: FastifyInstance, { method, path }: Route): string[] {
  const { paths } = Page.parse(app.swagger());
  return Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {});
}
