import type { PaymentProvider } from "../../../adapters/payment/port.ts";
import type { Services } from "../../../services.ts";
import { checkBooks, compareProvider, type Check } from "../ledger/check.ts";
import { readMovements } from "../ledger/provider-account/read-movements.ts";
import { bookProviderPayouts } from "./book-provider-payouts.ts";
import { insertCheck, lastChecks } from "./queries.ts";

const HOUR_MS = 3_600_000;
const EVERY_MS = 24 * HOUR_MS;
const KEPT_DIFFERENCES = 50;

type Parts = Pick<Services, "db" | "clock" | "payments">;

/**
 * Due step, rule 19: once a day, and every hour while something differs, so that it is seen to be mended. Beside the
 * requests: the books of a year are read from end to end. Two servers at once compare twice, which harms nothing.
 */
export async function compareLedgerDaily(services: Parts): Promise<void> {
  const { db, clock } = services;
  const [last] = await lastChecks(db, 1);
  const age = last === undefined ? EVERY_MS : Math.abs(clock.now().getTime() - last.checked_at.getTime());
  const clean = last === undefined || last.books_differ + last.provider_differs === 0;
  if (age < (clean ? EVERY_MS : HOUR_MS)) return;
  await compareLedger(services);
}

/**
 * Takes over what the provider moved, books its payouts to our bank, compares the books with themselves and with the
 * provider, and keeps what came out.
 */
export async function compareLedger({ db, clock, payments }: Parts): Promise<readonly Check[]> {
  const began = performance.now();
  const books = await checkBooks(db);
  const account = payments === null ? [] : [await checkAccount({ db, clock }, payments)];
  await insertCheck(db, {
    checked_at: clock.now(),
    compared: books.length + account.length,
    books_differ: countOf(books),
    provider_differs: countOf(account),
    took_ms: Math.round(performance.now() - began),
    differences: [...account, ...books]
      .flatMap(({ title, differences }) =>
        differences.map(({ subject, expected, found }) => ({ title, subject, expected, found })),
      )
      .slice(0, KEPT_DIFFERENCES),
  });
  return [...books, ...account];
}

async function checkAccount({ db, clock }: Pick<Parts, "db" | "clock">, provider: PaymentProvider) {
  const payouts = await readMovements(db, provider, "where it stopped");
  await bookProviderPayouts(db, provider.id, payouts, clock.now());
  return compareProvider(db, provider);
}

/** News about a payout of the provider: what it moved lately is read again, and booked. */
export async function refreshProviderPayouts({ db, clock, payments }: Parts): Promise<void> {
  if (payments === null) return;
  const payouts = await readMovements(db, payments, "where it stopped");
  await bookProviderPayouts(db, payments.id, payouts, clock.now());
}

const countOf = (checks: readonly Check[]) =>
  checks.reduce((sum, { differences }) => sum + differences.length, 0);
