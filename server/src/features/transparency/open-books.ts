import type { OpenBooks, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { brusselsDay, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { publicTable, type PublicSum, type PublicTable } from "@kalivo/domain/open-books/public-table.ts";
import { CLEARING_DAYS } from "@kalivo/domain/limits.ts";
import { inOneReading } from "#server/db/all-or-nothing.ts";
import { writtenOnce } from "#server/http/send-as.ts";
import type { Services } from "#server/services.ts";
import { LEDGER_MONTH_FIGURE, UNCOLLECTED_FIGURE } from "../billing/figures/ledger-month.queries.ts";
import { figuresOf } from "../billing/figures/month-figures.ts";
import { RECEIVED_FIGURE } from "../billing/figures/received.queries.ts";
import { clearingFigure } from "./clearing/clearing-figure.ts";
import { selectClearing } from "./clearing/clearing.queries.ts";
import { monthsByOrganisation } from "./months/month-by-organisation.ts";
import { selectGiven, selectLastTransfer } from "./months/months.queries.ts";
import { publicSums } from "./months/public-sums.ts";
import {
  accountsOnWire,
  publicOrganisations,
  publicPayouts,
  sealOnWire,
} from "./organisations/public-organisations.ts";
import {
  selectAccountSums,
  selectOrganisationBooks,
  selectPaidOut,
  selectSeals,
} from "./organisations/organisations.queries.ts";

/** Shows the newest; the download has all of them. */
const PAYOUTS_SHOWN = 200;
const KEPT_MS = 60_000;

type Parts = Pick<Services, "pool" | "db">;

type Books = { books: OpenBooks; table: PublicTable; months: ReadonlyMap<PeriodId, OpenMonth> };

/** All figures are of one reading. */
const openBooks = (parts: Parts, now: Date): Promise<Books> =>
  inOneReading(parts, async ({ pool, db }) => {
    const [clearing] = await selectClearing(pool, [brusselsDay(now), CLEARING_DAYS]);
    const organisations = await selectOrganisationBooks(pool, []);
    const ledger = ofMonths(await figuresOf(db, LEDGER_MONTH_FIGURE));
    const uncollected = ofMonths(await figuresOf(db, UNCOLLECTED_FIGURE));
    const given = await selectGiven(pool, []);
    const received = new Map(await figuresOf(db, RECEIVED_FIGURE));
    const table = publicTable(ledger, given);
    const { months, total } = publicSums(table.months, ledger, uncollected);
    const books = writtenOnce({
      months,
      total,
      clearing: clearing === undefined || months.length === 0 ? null : clearingFigure(clearing),
      standing: accountsOnWire(await selectAccountSums(pool, [])),
      organisations: publicOrganisations(organisations),
      payouts: publicPayouts(await selectPaidOut(pool, []), organisations).slice(0, PAYOUTS_SHOWN),
      seals: (await selectSeals(pool, [])).map(sealOnWire),
    });
    const names = new Map(organisations.map(({ id, name }) => [id, name]));
    return { books, table, months: monthsByOrganisation(months, table, { given, received, names }) };
  });

const ofMonths = <Sums>(figures: readonly [PeriodId, Sums | null][]) =>
  figures.flatMap(([period, sums]) => (sums === null ? [] : [{ period, ...sums }]));

export type PublicBooks = {
  all: (now: Date) => Promise<OpenBooks>;
  /** Null: no month of its own in the books. */
  month: (period: PeriodId, now: Date) => Promise<OpenMonth | null>;
  /** What an organisation was given, in its own public months, newest first. */
  ofOrganisation: (id: number, now: Date) => Promise<readonly PublicSum[]>;
};

/** The public books, a month of them by organisation, and an organisation by month. */
export function publicBooks(parts: Parts): PublicBooks {
  const kept = keptBooks(parts);
  return {
    all: async (now) => (await kept(now)).books,
    month: async (period, now) => (await kept(now)).months.get(period) ?? null,
    ofOrganisation: async (id, now) => (await kept(now)).table.ofOrganisation(id),
  };
}

/**
 * The books, computed at most once a minute per process, and only after a new booking, because anybody may ask as often as
 * they like. Who asks while they are computed waits for the same.
 */
function keptBooks(parts: Parts): (now: Date) => Promise<Books> {
  let kept: { at: number; last: bigint; books: Books } | null = null;
  let renewing: Promise<Books> | null = null;
  const keptFor = (now: Date, ms: number) =>
    kept !== null && Math.abs(now.getTime() - kept.at) < ms ? kept : null; // the demo's clock moves both ways
  const renewed = async (now: Date): Promise<Books> => {
    const last = (await selectLastTransfer(parts.pool, []))[0]?.last ?? 0n;
    const same = keptFor(now, KEPT_MS * 60);
    if (same?.last === last) return same.books;
    const books = await openBooks(parts, now);
    kept = { at: now.getTime(), last, books };
    return books;
  };
  return async (now) =>
    keptFor(now, KEPT_MS)?.books ??
    (renewing ??= renewed(now).finally(() => {
      renewing = null;
    }));
}
