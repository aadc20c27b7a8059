import { invalidRequest, StripeRefusal } from "./refusal.ts";

export type Answer = { status: number; body: object };
type Kept = { fingerprint: string; at: number; answer: Answer | null };

/** What a key keeps: the first answer, also a 500. What was refused before it was begun is not kept. */
export type Keys = {
  /** The first answer when the key was used before; null when the request is to be done, and is under way now. */
  begin: (key: string, fingerprint: string) => Answer | null;
  end: (key: string, answer: Answer) => void;
  prune: () => void;
};

const NOT_KEPT = new Set([401, 403, 409, 429]);

export function idempotencyKeys(liveMs: () => number): Keys {
  const kept = new Map<string, Kept>();
  return {
    begin: (key, fingerprint) => {
      const before = kept.get(key);
      const isAlive = before !== undefined && performance.now() - before.at < liveMs();
      if (!isAlive) {
        kept.set(key, { fingerprint, at: performance.now(), answer: null });
        return null;
      }
      if (before.fingerprint !== fingerprint)
        throw new StripeRefusal(400, {
          type: "idempotency_error",
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (before.answer === null)
        throw invalidRequest(
          `There is currently another in-progress request using this Idempotent Key: ${key}`,
          { code: "idempotency_key_in_use", type: "idempotency_error" },
          409,
        );
      return before.answer;
    },
    end: (key, answer) => {
      const begun = kept.get(key);
      if (begun === undefined) return;
      if (NOT_KEPT.has(answer.status)) kept.delete(key);
      else kept.set(key, { ...begun, answer });
    },
    prune: () => kept.clear(),
  };
}
