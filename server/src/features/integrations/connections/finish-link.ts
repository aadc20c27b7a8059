import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { CONNECTION_UNDONE_HOURS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import { readToken, signToken, type TokenRefusal } from "#server/crypto/signed-token.ts";
import type { Whose } from "./connections.queries.ts";

const PURPOSE = "connection";
const HOUR_MS = 3_600_000;
const Payload = z.object({ user: z.int(), provider: z.enum(PROVIDERS), at: z.int() });

/** The connection made at that time, not a later one of the same person. */
export type Made = Whose & { connectedAt: Date };

/** For the page that the browser is sent to, whose reader may not be the person who began it (RFC 9700 §4.7). */
export const finishToken = (keys: readonly string[], { userId, provider, connectedAt }: Made): string => {
  const expires = new Date(connectedAt.getTime() + CONNECTION_UNDONE_HOURS * HOUR_MS);
  return signToken(keys, PURPOSE, { user: userId, provider, at: connectedAt.getTime() }, expires);
};

export function readFinishToken(
  keys: readonly string[],
  token: string,
  now: Date,
): Result<Made, TokenRefusal> {
  const read = readToken(keys, PURPOSE, token, now);
  if (!read.ok) return read;
  const payload = Payload.safeParse(read.value);
  if (!payload.success) return refuse({ kind: "forged" });
  const { user, provider, at } = payload.data;
  return accept({ userId: user, provider, connectedAt: new Date(at) });
}
