import type { OpenBooks, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type pg from "pg";
import { selectLastTransfer, selectLedgerMonths, selectUncollectedMonths } from "./months/months.queries.ts";
import { publicSums } from "./months/public-sums.ts";
import {
  accountsOnWire,
  givenInMonth,
  publicOrganisations,
  publicPayouts,
  sealOnWire,
} from "./organisations/public-organisations.ts";
import {
  selectAccountSums,
  selectGivenInMonth,
  selectOrganisationBooks,
  selectPaidOut,
  selectSeals,
} from "./organisations/organisations.queries.ts";

/** Shows the newest; the download has all of them. */
const PAYOUTS_SHOWN = 200;
const KEPT_MS = 60_000;

/** The public books. */
async function openBooks(pool: pg.Pool): Promise<OpenBooks> {
  const organisations = await selectOrganisationBooks(pool, []);
  const { months, total, heldBack } = publicSums(
    await selectLedgerMonths(pool, []),
    await selectUncollectedMonths(pool, []),
  );
  return {
    months,
    total,
    held_back: heldBack,
    standing: accountsOnWire(await selectAccountSums(pool, [])),
    organisations: publicOrganisations(organisations),
    payouts: publicPayouts(await selectPaidOut(pool, [PAYOUTS_SHOWN]), organisations),
    seals: (await selectSeals(pool, [])).map(sealOnWire),
  };
}

export type PublicBooks = {
  all: (now: Date) => Promise<OpenBooks>;
  /** Null: no month of its own in the books. */
  month: (period: PeriodId, now: Date) => Promise<OpenMonth | null>;
};

/** The public books, and a month of them by organisation. */
export function publicBooks(pool: pg.Pool): PublicBooks {
  const all = keptBooks(pool);
  return {
    all,
    month: async (period, now) => {
      const month = (await all(now)).months.find((one) => one.month === periodLabel(period));
      if (month === undefined) return null;
      return { ...month, organisations: givenInMonth(await selectGivenInMonth(pool, [period])) };
    },
  };
}

/**
 * The books, computed at most once a minute per process, and only after a new booking, because anybody may ask as often as
 * they like.
 */
function keptBooks(pool: pg.Pool): PublicBooks["all"] {
  let kept: { at: number; last: bigint; books: Promise<OpenBooks> } | null = null;
  return async (now) => {
    const age = kept === null ? KEPT_MS : Math.abs(now.getTime() - kept.at); // the demo's clock moves both ways
    if (kept !== null && age < KEPT_MS) return kept.books;
    const last = (await selectLastTransfer(pool, []))[0]?.last ?? 0n;
    if (kept?.last === last && age < KEPT_MS * 60) return kept.books;
    const books = openBooks(pool);
    const counting = { at: now.getTime(), last, books };
    kept = counting;
    books.catch(() => {
      if (kept === counting) kept = null;
    });
    return books;
  };
}
