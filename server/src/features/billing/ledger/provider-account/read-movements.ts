import type { BalanceMovement, PaymentProvider } from "../../../../adapters/payment/port.ts";
import type { Db } from "../../../../db/client.ts";
import { latestDay, replaceDays, type MovementDay } from "./queries.ts";

const DAY_MS = 86_400_000;
const BEFORE_ANY_MONEY = new Date("2020-01-01T00:00:00Z");
/** Movements do not change; a provider may list one late. What is older than this is not asked for again. */
const READ_AGAIN_DAYS = 10;

export type ReadFrom = "where it stopped" | "the beginning";

/** Takes over the provider's own list of what moved. Resolves with the payouts among what was read. */
export async function readMovements(
  db: Db,
  provider: PaymentProvider,
  from: ReadFrom,
): Promise<BalanceMovement[]> {
  const since = from === "the beginning" ? BEFORE_ANY_MONEY : await whereItStopped(db, provider);
  const days = new Map<string, MovementDay>();
  const payouts: BalanceMovement[] = [];
  for await (const movement of provider.balanceMovements({ since })) {
    if (movement.at < since) continue;
    add(days, movement);
    if (movement.kind === "payout") payouts.push(movement);
  }
  await db.transaction().execute((tx) => replaceDays(tx, provider.id, since, [...days.values()]));
  return payouts;
}

/** The start of a day: days are taken over whole. */
async function whereItStopped(db: Db, provider: PaymentProvider): Promise<Date> {
  const latest = await latestDay(db, provider.id);
  if (latest === null) return BEFORE_ANY_MONEY;
  return new Date(Date.parse(`${latest}T00:00:00Z`) - READ_AGAIN_DAYS * DAY_MS);
}

function add(days: Map<string, MovementDay>, { at, kind, gross, fee, net }: BalanceMovement) {
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
