import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { within } from "../concurrency/within.ts";

/**
 * Lets a process go without a lost request. During the grace period `/readyz` answers 503 and everything else is served, with
 * the last answer of each connection saying so; a load balancer has looked elsewhere before the port closes. What is then
 * still in progress has until the deadline.
 */
export async function leave(
  app: FastifyInstance,
  { graceMs, drainMs }: { graceMs: number; drainMs: number },
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  if (graceMs > 0) await wait(graceMs);
  await within(drainMs, app.close());
}

/** The answers of a process that was told to stop are the last ones of their connections. */
export function announceLeaving(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping.aborted) void reply.header("connection", "close"); // also of what was asked before
    done(null, payload);
  });
}
