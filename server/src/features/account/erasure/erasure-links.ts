import { ERASURE_LINK_HOURS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import { readToken, signToken, type TokenRefusal } from "#server/crypto/signed-token.ts";

const PURPOSES = { confirm_erasure: "confirm erasure", keep_account: "keep account" } as const;
export type ErasureAction = keyof typeof PURPOSES;
const ACTIONS = ["confirm_erasure", "keep_account"] as const satisfies ErasureAction[];

const Payload = z.object({ user: z.int(), asked: z.int() });
const HOUR_MS = 3_600_000;

/** Valid for the one request it was mailed for. `until`: a link to keep the account lives as long as the account. */
export function erasureUrl(
  { publicUrl, keys }: { publicUrl: string; keys: readonly string[] },
  action: ErasureAction,
  { userId, askedAt, until }: { userId: number; askedAt: Date; until?: Date },
): string {
  const expires = until ?? new Date(askedAt.getTime() + ERASURE_LINK_HOURS * HOUR_MS);
  const payload = { user: userId, asked: askedAt.getTime() };
  return `${publicUrl}/confirm/${signToken(keys, PURPOSES[action], payload, expires)}`;
}

export function readErasureToken(
  keys: readonly string[],
  token: string,
  now: Date,
): Result<{ action: ErasureAction; userId: number; askedAt: Date }, TokenRefusal> {
  for (const action of ACTIONS) {
    const read = readToken(keys, PURPOSES[action], token, now);
    if (!read.ok && read.refusal.kind === "expired") return read;
    const payload = read.ok ? Payload.safeParse(read.value) : null;
    if (payload?.success === true)
      return accept({ action, userId: payload.data.user, askedAt: new Date(payload.data.asked) });
  }
  return refuse({ kind: "forged" });
}
