import { refusal, type Refused } from "./refusal.ts";

/** Longer than a restart of the database takes. */
export const RETRY_SECONDS = 5;

/** Thrown where a queue is full; answered as 503 with `Retry-After`. */
export class TooBusy extends Error {
  override name = "TooBusy";
  readonly retrySeconds: number;

  constructor(retrySeconds: number) {
    super(`too much waits already; try again in ${retrySeconds} s`);
    this.retrySeconds = retrySeconds;
  }
}

export const busy = (retrySeconds: number): Refused => later((say) => say.request.busy, retrySeconds);

/** 503 with `Retry-After`: clients retry by themselves with the same idempotency key. */
export const later = (sentence: Parameters<typeof refusal>[1], retrySeconds = RETRY_SECONDS): Refused =>
  refusal(503, sentence, { headers: { "retry-after": String(retrySeconds) } });
