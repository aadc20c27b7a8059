import { refusal, type Refused } from "./refusal.ts";

/** There is more to do than can be done in time: thrown where a queue is full, answered as 503 with when to come back. */
export class TooBusy extends Error {
  override name = "TooBusy";
  readonly retrySeconds: number;

  constructor(retrySeconds: number) {
    super(`too much waits already; try again in ${retrySeconds} s`);
    this.retrySeconds = retrySeconds;
  }
}

export const busy = (retrySeconds: number): Refused =>
  refusal(503, (say) => say.request.busy, { headers: { "retry-after": String(retrySeconds) } });
