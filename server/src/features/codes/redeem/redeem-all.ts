import type { z } from "zod";
import type { register } from "@kalivo/contract/routes/register.ts";
import { parseCodeText } from "@kalivo/domain/codes/code-text.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { redeemCode } from "./redeem-code.ts";

/** The codes a person entered, their network address, and the words for the answer. */
type Brought = { typed: readonly string[]; personId: number; address: string; say: ServerWords };
type Parts = Pick<Services, "db" | "log"> & { tries: Pick<RateLimit, "consume" | "giveBack"> };
type Outcome = NonNullable<z.output<(typeof register.ok)[201]>["codes"]>[number];

/**
 * Applies the codes of a registration in order, each in its own transaction: a failure with one, even a bug of ours, affects
 * neither the account nor the other codes. Each counts as one of the address's tries (rule 24) unless it exists: a whole
 * club may register with its own.
 */
export async function redeemAll(
  { db, log, tries }: Parts,
  { typed, personId, address, say }: Brought,
  now: Date,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const code of new Set(typed.map((text) => parseCodeText(text) ?? text))) {
    if (code === "") continue;
    try {
      const tooMany = await tries.consume(address);
      if (tooMany !== null) {
        outcomes.push({ code, message: tooMany.message(say) });
        continue;
      }
      const redeemed = await redeemCode(db, code, personId, now);
      if (redeemed.ok) await tries.giveBack(address);
      outcomes.push(
        redeemed.ok
          ? { code, done: redeemed.value.map((sentence) => sentence(say)) }
          : { code, message: redeemed.refusal.message(say) },
      );
    } catch (error) {
      log.error({ err: error, person: personId }, "a code could not be applied at registration");
      outcomes.push({ code, message: say.codes.failed });
    }
  }
  return outcomes;
}
