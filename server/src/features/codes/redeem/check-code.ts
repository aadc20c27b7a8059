import type { CodeOffer } from "@kalivo/contract/shapes/code.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { parseCodeText } from "@kalivo/domain/codes/code-text.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { offerOnWire } from "../code-card.ts";
import { judgeHeldCode } from "./judge-held-code.ts";
import { findCode } from "./redeem.queries.ts";
import { CODE_REFUSALS } from "./refusals.ts";

/** What a code offers, if this viewer may use it; does not use it. */
export async function checkCode(
  db: Db,
  typed: string,
  viewerId: number | null,
  now: Date,
): Promise<Result<CodeOffer, Refused>> {
  const code = parseCodeText(typed);
  const held = code === null ? null : await findCode(db, { code, viewerId }, now);
  if (held === null) return refuse(CODE_REFUSALS.unknown);
  const refused = judgeHeldCode(held, viewerId, brusselsDay(now));
  return refused === null ? accept(offerOnWire(held)) : refuse(CODE_REFUSALS[refused]);
}
