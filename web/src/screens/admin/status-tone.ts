import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";

type StatementState = AdminStatement["state"];
type ChargeState = NonNullable<AdminStatement["charge"]>["state"];

/** Paid, in progress, needs an admin, or ended without money. */
export type StatusTone = "good" | "waiting" | "trouble" | "ended";

export const toneOfCharge = (state: ChargeState): StatusTone => CHARGES[state];
export const toneOfStatement = (state: StatementState): StatusTone => STATEMENTS[state];

export type WentBack = NonNullable<NonNullable<AdminStatement["charge"]>["went_back"]>;
export const toneOfRefund = (went: WentBack): StatusTone => WENT_BACK[went];

const WENT_BACK: Readonly<Record<WentBack, StatusTone>> = {
  disputed: "trouble",
  refunding: "waiting",
  partly_refunded: "good",
  refunded: "ended",
  lost: "ended",
};

const CHARGES: Readonly<Record<ChargeState, StatusTone>> = {
  planned: "waiting",
  notified: "waiting",
  submitting: "waiting",
  processing: "waiting",
  unknown: "trouble",
  action_required: "trouble",
  failed: "trouble",
  succeeded: "good",
  canceled: "ended",
  written_off: "ended",
};

const STATEMENTS: Readonly<Record<StatementState, StatusTone>> = {
  open: "waiting",
  announced: "waiting",
  carried: "waiting",
  charged: "good",
  unpaid: "trouble",
  cancelled: "ended",
  waived: "ended",
};
