import { watchAlarms } from "../features/admin/dashboard/watch/watch-alarms.ts";
import { compareLedgerDaily } from "../features/billing/watch/compare-ledger.ts";
import { WATCH_FOR_ALARMS, type DueStep } from "../jobs/due-steps.ts";

/** Steps that check that everything happened as it should (rule 19). */
export const WATCH_STEPS: readonly DueStep[] = [
  { lane: "checks", name: "compare the ledger", run: compareLedgerDaily },
  { lane: "watch", name: WATCH_FOR_ALARMS, run: watchAlarms },
];
