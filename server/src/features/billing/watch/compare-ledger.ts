import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { accountTitle, checkBooks, compareProvider, type Check } from "../ledger/check.ts";
import { readMovements, type ReadFrom } from "../ledger/provider-account/read-movements.ts";
import { bookProviderCosts } from "./book-provider-costs.ts";
import { bookProviderPayouts } from "./book-provider-payouts.ts";
import { insertCheck, isCheckAsked, lastChecks, updateCheck, type LedgerCheck } from "./watch.queries.ts";

const HOUR_MS = 3_600_000;
const EVERY_MS = 24 * HOUR_MS;
const KEPT_DIFFERENCES = 50;
const LONGEST_REASON = 500;

const NOT_FINISHED = "the comparison was not finished";

type Parts = Pick<Services, "db" | "clock" | "payments">;

/**
 * Due step, rule 19: when an admin asks, once a day, and every hour while something differs or could not be compared, so that it is seen to be mended. Beside the
 * requests: the books of a year are read from end to end. Two servers at once compare twice, which harms nothing.
 */
export async function compareLedgerDaily(services: Parts & Pick<Services, "log">): Promise<void> {
  const { db, clock, log } = services;
  const [last] = await lastChecks(db, 1);
  const age = last === undefined ? EVERY_MS : Math.abs(clock.now().getTime() - last.checked_at.getTime());
  const clean =
    last === undefined || (last.books_differ + last.provider_differs === 0 && last.provider_failure === null);
  if (age < (clean ? EVERY_MS : HOUR_MS) && !(await isCheckAsked(db))) return;
  for (const { title, failure } of await compareLedger(services))
    if (failure !== undefined) log.error({ check: title, why: failure }, "a comparison could not be made");
}

/**
 * Compares the books with themselves and keeps what came out (rule 48); then takes over what the provider moved, books
 * what is booked from its list, compares the books with that, and keeps this too, or why it could not be done.
 */
export async function compareLedger({ db, clock, payments }: Parts): Promise<readonly Check[]> {
  const began = performance.now();
  const books = await checkBooks(db);
  const resultOf = (checks: readonly Check[]) => ({
    compared: checks.length,
    took_ms: Math.round(performance.now() - began),
    differences: kept(checks),
  });
  const id = await insertCheck(db, {
    ...resultOf(books),
    checked_at: clock.now(),
    books_differ: countOf(books),
    provider_differs: 0,
    provider_compared_at: null,
    provider_failure: payments === null ? null : NOT_FINISHED,
  });
  if (payments === null) return books;
  const account = await checkAccount({ db, clock }, payments);
  const { failure } = account;
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

/** A list that cannot be read, a key that may not read it: that nothing was compared is a result too. */
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

/** News about a payout of the provider: what it moved lately is read again, and booked. */
export async function refreshProviderPayouts({ db, clock, payments }: Parts): Promise<void> {
  if (payments !== null) await takeOverMovements({ db, clock }, payments, "where it stopped");
}

/** What the provider moved, and in our books what nobody but its list tells of. */
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
