import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import {
  firstDayUnderWay,
  keptKind,
  latestDay,
  replaceDays,
  type MovementDay,
} from "./provider-account.queries.ts";

const DAY_MS = 86_400_000;
const BEFORE_ANY_MONEY = new Date("2020-01-01T00:00:00Z");
/** Movements do not change, but a provider may list one late. Older days are not read again. */
const READ_AGAIN_DAYS = 10;

export type ReadFrom = "where it stopped" | "the beginning";

/** Movements that are booked from the list itself, because no event reports them. */
export type ReadMovements = {
  payouts: readonly BalanceMovement[];
  /** Direct debits that failed, with the movement that gave them back, and fees the provider charged separately. */
  costs: readonly BalanceMovement[];
};

/** Stores the provider's own list of movements. Resolves with those that are booked from it. */
export async function readMovements(
  db: Db,
  provider: PaymentProvider,
  from: ReadFrom,
): Promise<ReadMovements> {
  const since = from === "the beginning" ? BEFORE_ANY_MONEY : await whereItStopped(db, provider);
  const days = new Map<string, MovementDay>();
  const payouts: BalanceMovement[] = [];
  const costs: BalanceMovement[] = [];
  for await (const movement of provider.balanceMovements({ since })) {
    if (movement.at < since) continue;
    add(days, movement);
    if (movement.kind === "payout") payouts.push(movement);
    if (COSTS.has(movement.kind)) costs.push(movement);
  }
  await db.transaction().execute((tx) => replaceDays(tx, provider.id, since, [...days.values()]));
  return { payouts, costs };
}

const COSTS = new Set<BalanceMovement["kind"]>(["charge_failed", "charge_failure", "fee"]);

/** The start of a day: days are replaced as a whole. */
async function whereItStopped(db: Db, provider: PaymentProvider): Promise<Date> {
  const latest = await latestDay(db, provider.id);
  if (latest === null) return BEFORE_ANY_MONEY;
  const again = startOf(latest) - READ_AGAIN_DAYS * DAY_MS;
  const underWay = await firstDayUnderWay(db, provider.id);
  return new Date(underWay === null ? again : Math.min(again, startOf(underWay)));
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function add(days: Map<string, MovementDay>, movement: BalanceMovement) {
  const { at, gross, fee, net } = movement;
  const kind = keptKind(movement);
  const day = at.toISOString().slice(0, 10);
  const sum = days.get(`${day} ${kind}`) ?? { day, kind, count: 0, gross: 0n, fee: 0n, net: 0n };
  days.set(`${day} ${kind}`, {
    ...sum,
    count: sum.count + 1,
    gross: sum.gross + gross,
    fee: sum.fee + fee,
    net: sum.net + net,
  });
}
