import type { IncomingHttpHeaders } from "node:http";
import { refusal, type Refused } from "./refusal.ts";

const NAME = "idempotency-key";
const VISIBLE = /^[\u0021-\u007E]{1,100}$/;

/** The idempotency key of the request header; null when there is none. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | Refused | null {
  const given = headers[NAME];
  if (given === undefined) return null;
  if (typeof given === "string" && VISIBLE.test(given)) return given;
  return refusal(422, (say) => say.request.badKey);
}

export const KEY_HEADER = {
  type: "object",
  properties: {
    [NAME]: {
      type: "string",
      minLength: 1,
      maxLength: 100,
      description: "Sent again under the same key, it is done once and answered the same.",
    },
  },
};
