import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import {
  accountTitle,
  checkBooksSince,
  compareProvider,
  MONEY_MOVES,
  sameGaps,
  type Check,
} from "../ledger/check.ts";
import { readMovements, type ReadFrom } from "../ledger/provider-account/read-movements.ts";
import { bookProviderCosts } from "./book-provider-costs.ts";
import { bookProviderPayouts } from "./book-provider-payouts.ts";
import {
  insertCheck,
  isCheckAsked,
  lastChecks,
  lastWholeCheck,
  updateCheck,
  type LedgerCheck,
} from "./watch.queries.ts";

const HOUR_MS = 3_600_000;
const EVERY_MS = 24 * HOUR_MS;
/** While money moves. */
const SOON_MS = 60_000;
/** As often everything is compared, also what was compared before; and again and again until it agrees. */
const WHOLE_EVERY_MS = 7 * EVERY_MS;
const KEPT_DIFFERENCES = 50;
const LONGEST_REASON = 500;

const NOT_FINISHED = "the comparison was not finished";

type Parts = Pick<Services, "db" | "clock" | "payments">;

/**
 * Due step, rule 19: once a day, every hour while there is a difference or a failure, to see that it is resolved, soon again
 * where the provider's account differed only once, and when an admin asks. Not in a request, because what an admin asks for, and once a week, is all books from end to end. Two servers
 * at once compare twice, which is harmless.
 */
export async function compareLedgerDaily(services: Parts & Pick<Services, "log">): Promise<void> {
  const { db, clock, log } = services;
  const [last] = await lastChecks(db, 1);
  const age = last === undefined ? EVERY_MS : Math.abs(clock.now().getTime() - last.checked_at.getTime());
  const asked = await isCheckAsked(db);
  if (age < waitAfter(last) && !asked) return;
  const whole = await lastWholeCheck(db);
  const old = whole === null || Math.abs(clock.now().getTime() - whole.getTime()) >= WHOLE_EVERY_MS;
  for (const { title, failure } of await compareLedger(services, { whole: asked || old, twice: true }))
    if (failure !== undefined && failure !== MONEY_MOVES)
      log.error({ check: title, why: failure }, "a comparison could not be made");
}

function waitAfter(last: LedgerCheck | undefined): number {
  if (last === undefined) return EVERY_MS;
  if (last.provider_failure === MONEY_MOVES) return SOON_MS;
  const clean = last.books_differ + last.provider_differs === 0 && last.provider_failure === null;
  return clean ? EVERY_MS : HOUR_MS;
}

/**
 * Compares the books with themselves, all of them or what came since, and stores the result (rule 48); then reads the
 * provider's movements, books what only its list reports, compares the books with them, and stores that result or the
 * failure. `twice`: a new difference with the provider is told only when the next comparison finds the same one.
 */
export async function compareLedger(
  { db, clock, payments }: Parts,
  { whole = false, twice = false }: { whole?: boolean; twice?: boolean } = {},
): Promise<readonly Check[]> {
  const [before] = await lastChecks(db, 1);
  const began = performance.now();
  const books = await checkBooksSince(db, clock.now(), { whole });
  const resultOf = (checks: readonly Check[]) => ({
    compared: checks.length,
    took_ms: Math.round(performance.now() - began),
    differences: kept(checks),
  });
  const id = await insertCheck(db, {
    ...resultOf(books),
    whole,
    checked_at: clock.now(),
    books_differ: countOf(books),
    provider_differs: 0,
    provider_compared_at: null,
    provider_failure: payments === null ? null : NOT_FINISHED,
  });
  if (payments === null) return books;
  const account = await checkAccount({ db, clock }, payments);
  const { failure } = account;
  if (twice && !wasFound(account, before)) {
    await updateCheck(db, id, { ...resultOf([account, ...books]), provider_failure: MONEY_MOVES });
    return [...books, { ...account, differences: [], failure: MONEY_MOVES }];
  }
  if (failure === undefined)
    await updateCheck(db, id, {
      ...resultOf([account, ...books]),
      provider_differs: account.differences.length,
      provider_compared_at: clock.now(),
      provider_failure: null,
    });
  else await updateCheck(db, id, { provider_failure: failure });
  return [...books, account];
}

/** Whether nothing differs now, or the comparison before found differences at the provider as well, told or the same ones. */
function wasFound({ title, differences }: Check, before: LedgerCheck | undefined): boolean {
  if (differences.length === 0 || (before?.provider_differs ?? 0) > 0) return true;
  return sameGaps(
    differences,
    (before?.differences ?? []).filter((each) => each.title === title),
  );
}

/** A list that cannot be read, for example with a key that may not read it, is a result of its own: nothing was compared. */
export async function checkAccount(
  { db, clock }: Pick<Parts, "db" | "clock">,
  provider: PaymentProvider,
): Promise<Check> {
  try {
    return await compareProvider(db, provider, clock.now(), (from) =>
      takeOverMovements({ db, clock }, provider, from),
    );
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { title: accountTitle(provider.id), differences: [], failure: why.slice(0, LONGEST_REASON) };
  }
}

/** An event about a payout of the provider: reads its recent movements again, and books them. */
export async function refreshProviderPayouts({ db, clock, payments }: Parts): Promise<void> {
  if (payments !== null) await takeOverMovements({ db, clock }, payments, "where it stopped");
}

/** Reads the provider's movements, and books those that only its list reports. */
async function takeOverMovements(
  { db, clock }: Pick<Parts, "db" | "clock">,
  provider: PaymentProvider,
  from: ReadFrom,
): Promise<void> {
  const { payouts, costs } = await readMovements(db, provider, from);
  await bookProviderPayouts(db, provider.id, payouts, clock.now());
  await bookProviderCosts(db, provider.id, costs);
}

const kept = (checks: readonly Check[]): LedgerCheck["differences"] =>
  checks
    .flatMap(({ title, differences }) =>
      differences.map(({ subject, expected, found }) => ({ title, subject, expected, found })),
    )
    .slice(0, KEPT_DIFFERENCES);

const countOf = (checks: readonly Check[]) =>
  checks.reduce((sum, { differences }) => sum + differences.length, 0);
