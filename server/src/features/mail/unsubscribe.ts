import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import { readToken, signToken, type TokenRefusal } from "../../crypto/signed-token.ts";
import { REFUSABLE_LISTS, stopList, type RefusableList } from "./refusable-lists.queries.ts";

const PURPOSE = "unsubscribe";
const VALID_MS = 2 * 365 * 86_400_000;
const Payload = z.object({ user: z.int(), list: z.enum(REFUSABLE_LISTS) });

/** For the mail program (one click, RFC 8058) and for the person (a page that asks first). */
export function stopUrls({ config, secretKeys, clock }: Services, userId: number, list: RefusableList) {
  const expires = new Date(clock.now().getTime() + VALID_MS);
  const token = signToken(secretKeys, PURPOSE, { user: userId, list }, expires);
  const oneClickUrl = `${config.publicUrl}${pathTo(api.unsubscribe, { token })}`;
  return { oneClickUrl, pageUrl: `${oneClickUrl}/page` };
}

/** Switches the mails of a link off; idempotent. */
export async function unsubscribe(
  { db, secretKeys }: { db: Queryable; secretKeys: readonly string[] },
  token: string,
  now: Date,
): Promise<Result<RefusableList, TokenRefusal>> {
  const read = readToken(secretKeys, PURPOSE, token, now);
  if (!read.ok) return read;
  const payload = Payload.safeParse(read.value);
  if (!payload.success) return refuse({ kind: "forged" });
  await stopList(db, payload.data.user, payload.data.list);
  return accept(payload.data.list);
}
