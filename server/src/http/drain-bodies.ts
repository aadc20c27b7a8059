import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { MAX_BODY_BYTES } from "@kalivo/domain/limits.ts";

/** What is read and thrown away at the most, so that its caller reads why. */
const DRAINED = { bytes: 4 * MAX_BODY_BYTES, idleMs: 2_000, ms: 30_000 };

/**
 * A caller that is still sending a body that is too large loses the answer with the connection, which Node closes behind it. So
 * the rest is read first, within bounds; nothing of it is kept.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, { statusCode }, payload) => {
    if (statusCode === 413) await drained(raw);
    return payload;
  });
}

/** Resolves once nothing more comes, or enough came. */
function drained(raw: IncomingMessage): Promise<void> {
  const isTold = Number(raw.headers["content-length"] ?? 0);
  if (raw.complete || raw.readableEnded || raw.destroyed || isTold > DRAINED.bytes) return Promise.resolve();
  return new Promise((resolve) => {
    let left = DRAINED.bytes;
    const done = () => {
      clearTimeout(atMost);
      clearTimeout(idle);
      for (const event of ["end", "error", "close"]) raw.off(event, done);
      raw.off("data", take);
      resolve();
    };
    const take = (chunk: Buffer) => {
      left -= chunk.length;
      idle.refresh();
      if (left < 0) done();
    };
    const atMost = setTimeout(done, DRAINED.ms).unref();
    const idle = setTimeout(done, DRAINED.idleMs).unref();
    for (const event of ["end", "error", "close"]) raw.once(event, done);
    raw.on("data", take);
    raw.resume();
  });
}
