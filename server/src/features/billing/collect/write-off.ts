import { FAILED_MONTHS_BEFORE_PAUSE, WRITE_OFF_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { tellPayer } from "../payer-people/tell-payer.ts";
import { openAttempt } from "./attempts.queries.ts";
import { endCharge, tellOfEnd } from "./end-charges.ts";
import { pauseAfterFailedMonths } from "./payee.queries.ts";
import { lateCharges, lockCharge, setStatementState, updateCharge } from "./collect.queries.ts";

const UNPAID = new Set(["failed", "action_required", "planned", "notified"]);
const DAY_MS = 86_400_000;

/** Due step, rule 15: charges that could not be collected by day 21 are written off. A pledge is not a debt. */
export async function writeOffLateCharges({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const late = await lateCharges(db, new Date(now.getTime() - WRITE_OFF_DAYS * DAY_MS));
  for (const { id } of late) await db.transaction().execute((transaction) => writeOff(transaction, id, now));
}

async function writeOff(db: Queryable, chargeId: number, now: Date) {
  const charge = await lockCharge(db, chargeId);
  if (!UNPAID.has(charge.state)) return;
  if ((await openAttempt(db, chargeId)) !== null) return; // its answer may be money
  if (charge.state === "notified") {
    // The mails named a day: the payer is told that the charge will not come.
    await endCharge(db, charge, "not_attempted", now);
    return tellOfEnd(db, charge, now);
  }
  await updateCharge(db, chargeId, {
    state: "written_off",
    next_attempt_at: charge.payment_ref === null ? null : now, // cancelled at the provider too (rule 44)
    lease_until: null,
    action_url: null,
  });
  await setStatementState(db, charge.statement_id, "unpaid");
  const paused = await pauseAfterFailedMonths(db, charge.payer_id, FAILED_MONTHS_BEFORE_PAUSE, now);
  if (!paused) return;
  await tellPayer(
    db,
    { key: `paused:${chargeId}`, kind: "payment_problem", payerId: charge.payer_id, chargeId },
    now,
  );
}
