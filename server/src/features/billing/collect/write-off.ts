import { WRITE_OFF_DAYS } from "@kalivo/domain/limits.ts";
import type { Services } from "../../../services.ts";
import { lateCharges, lockCharge, setStatementState, updateCharge } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Due step, rule 15: what could not be collected by day 21 is given up. A pledge is not a debt. */
export async function writeOffLateCharges({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const late = await lateCharges(db, now, new Date(now.getTime() - WRITE_OFF_DAYS * DAY_MS));
  for (const { id } of late) {
    await db.transaction().execute(async (transaction) => {
      const charge = await lockCharge(transaction, id);
      if (charge.state !== "failed" && charge.state !== "action_required") return;
      await updateCharge(transaction, id, { state: "written_off", next_attempt_at: null, action_url: null });
      await setStatementState(transaction, charge.statement_id, "unpaid");
    });
  }
}
