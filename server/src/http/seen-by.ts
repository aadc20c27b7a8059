import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readToken, signToken } from "../crypto/signed-token.ts";
import { VERSION } from "../version.ts";
import { callerOf, isFromProxy } from "./caller.ts";

const PURPOSE = "doctor";
const GOOD_FOR_MS = 60_000;

/** How a server sees a request of `kalivo doctor`: what stands between is right when this is. */
export const Seen = z.object({
  version: z.string(),
  /** The network that limits would count it for. */
  caller: z.string(),
  /** The connection comes from a proxy of TRUST_PROXY. */
  trusted: z.boolean(),
});
export type Seen = z.infer<typeof Seen>;

/** Proves that the question comes from whoever has the same SECRET_KEYS. */
export const doctorToken = (keys: readonly string[], now: Date): string =>
  signToken(keys, PURPOSE, {}, new Date(now.getTime() + GOOD_FOR_MS));

/** What is told of a request besides that the server lives; to the doctor alone. */
export function seenBy(request: FastifyRequest, keys: readonly string[], now: Date): Partial<Seen> {
  const [, token] = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? "") ?? [];
  if (token === undefined || !readToken(keys, PURPOSE, token, now).ok) return {};
  return {
    version: VERSION,
    caller: callerOf(request),
    trusted: isFromProxy(request),
  };
}
