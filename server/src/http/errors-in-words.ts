import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { sendRefusal } from "./language.ts";
import { isFull, isOutOfReach } from "./out-of-reach.ts";
import { refusal } from "./refusal.ts";
import { busy, later, TooBusy } from "./too-busy.ts";
import { tooLarge } from "./uploads.ts";

/**
 * Whatever was thrown is answered with a sentence: 503 and when to come back while the database or the disk is away, else
 * 500 with the request's id, under which the log has the error.
 */
export function answerEveryErrorInWords(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client aborted: not an error of ours, and nobody reads the answer.
    const left = request.raw.destroyed && !request.raw.complete;
    const status = left ? 408 : (error.statusCode ?? 500);
    if (status === 413) return sendRefusal(reply, tooLarge(request.routeOptions.bodyLimit));
    if (status === 415)
      return sendRefusal(
        reply,
        refusal(415, (say) => say.request.wrongMediaType),
      );
    if (error instanceof TooBusy) return sendRefusal(reply, busy(error.retrySeconds));
    if (status >= 400 && status < 500) {
      return sendRefusal(
        reply,
        refusal(status === 400 ? 422 : status, (say) => say.request.unreadable),
      );
    }
    request.log.error({ err: error, url: request.routeOptions.url }, "unexpected error");
    const mayBeSaved = maySaveTwice(request);
    if (isOutOfReach(error))
      return sendRefusal(
        reply,
        later(({ request: say }) => (mayBeSaved ? say.outOfReachSaving : say.outOfReach)),
      );
    if (isFull(error))
      return sendRefusal(
        reply,
        later((say) => say.request.full),
      );
    return sendRefusal(
      reply,
      refusal(500, ({ request: say }) => (mayBeSaved ? say.failedSaving : say.failed)(request.id), {
        request: request.id,
      }),
    );
  });
}

/**
 * Whether a second try may do the thing twice. The error may have come after the commit, or instead of its answer: what was
 * asked may be done. What only reads, and what has a key by which a second try is known, is asked again without harm.
 */
const maySaveTwice = ({ method, headers }: FastifyRequest): boolean =>
  method !== "GET" && method !== "HEAD" && typeof readIdempotencyKey(headers) !== "string";
