import { MIN_PAYOUT_CENTS } from "@kalivo/domain/limits.ts";
import { payoutObstacle, type PayoutObstacle } from "@kalivo/domain/money/payout.ts";
import type { Owed } from "./owed.queries.ts";

/** The installation's settings for payouts: the account they leave from, and whether it is a demo. */
export type PayoutRules = { ownIban: string | null; demo: boolean };

/** Why the next run does not pay an organisation; null: it does. */
export const obstacleOf = (owed: Owed, { ownIban, demo }: PayoutRules): PayoutObstacle | null =>
  payoutObstacle({
    payable: owed.payable,
    account: owed.account,
    underWay: owed.under_way,
    ownIban,
    sharedUnseen: owed.shared_unseen,
    leftAfterAll: owed.left_after_all,
    cameBack: owed.came_back,
    playMoney: owed.play_money && !demo,
  });

/** Obstacles that stop a payout already prepared, judged by its organisation's account now. */
const STOPS = [
  "play_money",
  "own_account",
  "shared_account",
  "outside_eea",
  "left_after_all",
  "came_back",
] as const;
export type Stop = (typeof STOPS)[number];

export function stopOf(owed: Owed, rules: PayoutRules): Stop | null {
  const obstacle = obstacleOf({ ...owed, under_way: false, payable: MIN_PAYOUT_CENTS }, rules);
  return STOPS.find((stop) => stop === obstacle) ?? null;
}
