import { recordEvent } from "../events/events.ts";
import { DAY_MS, newRef, type Sandbox } from "../sandbox.ts";
import { availableBalance, holdBalance, insertMovement, isBankShort } from "./books.queries.ts";

/** Sends what is available to the association's bank, where it is a day later, or takes from there what is missing. */
export function payOut({ db, clock }: Pick<Sandbox, "db" | "clock">): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await holdBalance(transaction);
    const now = clock.now();
    const available = await availableBalance(transaction, now);
    if (available === 0n) return;
    const ref = newRef("po");
    await insertMovement(transaction, {
      ref: newRef("txn"),
      kind: "payout",
      gross_cents: -available,
      fee_cents: 0n,
      net_cents: -available,
      source_ref: ref,
      at: now,
      available_on: new Date(now.getTime() + DAY_MS),
    });
    await recordEvent(transaction, "payout.changed", ref, now);
  });
}

/** As a provider that pays out by itself: the money is at the bank in time for what organisations may be paid. */
export async function fillTheBank(sandbox: Pick<Sandbox, "db" | "clock">): Promise<void> {
  if (!(await isBankShort(sandbox.db))) return;
  if ((await availableBalance(sandbox.db, sandbox.clock.now())) > 0n) await payOut(sandbox);
}
