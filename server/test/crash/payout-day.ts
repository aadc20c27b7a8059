import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Db } from "../../src/db/client.ts";
import { approveRun } from "../../src/features/billing/payouts/decide-run.ts";
import { prepareRun } from "../../src/features/billing/payouts/prepare-run.ts";
import { settleRun } from "../../src/features/billing/payouts/settle-payouts.ts";
import { giveAccount } from "../support/owed-organisations.ts";

const DEBTOR = { name: "Kalivo vzw", iban: "BE71096123456769" };
const RULES = { ownIban: DEBTOR.iban, demo: false };
const IMPATIENCE = [1, 2, 3];

export type Admins = readonly [number, number];

export async function giveAccounts(db: Db, admins: Admins, since: Date): Promise<void> {
  const organisations = await db.selectFrom("organisations").select("id").execute();
  for (const { id } of organisations) await giveAccount(db, id, admins, { since });
}

/** The organisations are paid what was released; each admin clicks three times at once, and one click counts. */
export async function payOrganisations(db: Db, [one, other]: Admins, now: Date): Promise<number> {
  const runs = await Promise.all(
    IMPATIENCE.map(() =>
      db.transaction().execute((tx) => prepareRun(tx, { adminId: one, rules: RULES }, now)),
    ),
  );
  const prepared = runs.find((run) => run.ok);
  if (prepared?.ok !== true) return 0;
  const { runId } = prepared.value;
  const decision = { runId, adminId: other, debtor: DEBTOR, demo: false };
  await Promise.all(IMPATIENCE.map(() => db.transaction().execute((tx) => approveRun(tx, decision, now))));
  const settlement = { by: one, settledOn: brusselsDay(now) };
  await Promise.all(
    IMPATIENCE.map(() => db.transaction().execute((tx) => settleRun(tx, runId, settlement, now))),
  );
  return prepared.value.payouts;
}
