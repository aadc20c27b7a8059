import type { PeriodId } from "../billing/month.ts";
import { sumCents, type Cents } from "../money/cents.ts";
import { exposedIn, isTold, type Block, type Cell, type Exposed } from "./exposed.ts";
import { publicMonths, type DonorsMonth, type PublicMonth } from "./public-months.ts";

/** What an organisation was given in a period; `donors` is a lower bound of how many gave it. */
export type Given = {
  readonly organisation: number;
  readonly period: PeriodId;
  readonly donors: number;
  readonly cents: Cents;
};

/** Told under one month: what was given from the oldest to the newest period of those that were added up. */
export type PublicSum = { period: PeriodId; from: PeriodId; until: PeriodId; cents: Cents };

/** What everybody is told by month and by organisation. */
export type PublicTable = {
  /** Newest first. */
  months: readonly PublicMonth[];
  /** An organisation's own months, newest first: together all it was given, once a month is public. */
  ofOrganisation: (organisation: number) => PublicSum[];
  /** Whether it is told apart from the others in a public month. */
  isTold: (organisation: number, month: PeriodId) => boolean;
};

/**
 * Decision 75. Known to everybody are the sum of each public month and all that each organisation was given. What fewer than 5
 * gave to one in a month must not be the difference between such sums: its months are added up on its page, and in the month
 * it is among the others, of whom there must be enough. Where they are not, the organisation that loses least by it is too;
 * where that does not help, the month is added to the next older one.
 */
export function publicTable(newestFirst: readonly DonorsMonth[], given: readonly Given[]): PublicTable {
  let months = publicMonths(newestFirst);
  for (;;) {
    const blocks = blocksOf(cellsOf(months, given));
    const exposed = hide(blocks);
    if (exposed === null) return tableOf(months, blocks);
    months = joined(months, exposed);
  }
}

/** By organisation, newest first. */
function cellsOf(months: readonly PublicMonth[], given: readonly Given[]): Map<number, Cell[]> {
  const monthOf = new Map(months.flatMap(({ period, periods }) => periods.map((one) => [one, period])));
  const cells = new Map<number, Map<PeriodId, Cell>>();
  for (const { organisation, period, donors, cents } of given) {
    const month = monthOf.get(period);
    if (month === undefined || donors === 0) continue;
    const own = cells.get(organisation) ?? new Map<PeriodId, Cell>();
    const same = own.get(month) ?? { from: period, until: period, donors: 0, cents: 0n };
    own.set(month, {
      month,
      from: Math.min(same.from, period),
      until: Math.max(same.until, period),
      donors: Math.max(same.donors, donors),
      cents: same.cents + cents,
    });
    cells.set(organisation, own);
  }
  return new Map(
    [...cells].map(([organisation, own]) => [
      organisation,
      [...own.values()].toSorted((a, b) => b.month - a.month),
    ]),
  );
}

/** By organisation, newest first. Each has a month with enough donors, but for an organisation that never had. */
function blocksOf(cells: ReadonlyMap<number, readonly Cell[]>): Block[][] {
  return [...cells].map(([organisation, own]) => {
    const groups = publicMonths(own.map(({ month, donors }) => ({ period: month, donors })));
    const oldest = own.at(-1);
    if (groups.length === 0 && oldest !== undefined)
      return [{ organisation, month: oldest.month, cells: own }];
    return groups.map(({ period, periods }) => ({
      organisation,
      month: period,
      cells: own.filter(({ month }) => periods.includes(month)),
    }));
  });
}

/** Joins blocks until nothing is exposed; else a month in which something stays so. */
function hide(ofOrganisations: readonly Block[][]): PeriodId | null {
  for (;;) {
    const exposed = exposedIn(ofOrganisations.flat());
    if (exposed === null) return null;
    const companion = companionOf(exposed, ofOrganisations);
    if (companion === null) return exposed.month;
    const { blocks, over } = companion;
    const cells = over.flatMap((block) => block.cells);
    blocks.splice(blocks.indexOf(over[0]), over.length, { ...over[0], month: companion.month, cells });
  }
}

type Companion = {
  blocks: Block[];
  over: [Block, ...Block[]];
  month: PeriodId;
  lost: number;
  cents: Cents;
};

/** Who is told in the month, and loses least when it is told as one sum over the same months; null: nobody can be. */
function companionOf({ month, block }: Exposed, ofOrganisations: readonly Block[][]): Companion | null {
  const found = ofOrganisations.flatMap((blocks): Companion[] => {
    const at = blocks.findIndex((one) => isTold(one) && one.month === month);
    const cents = blocks[at]?.cells[0]?.cents;
    if (cents === undefined || blocks.length === 1) return [];
    const spanned = blocks.filter((one) => overlap(one, block));
    const [newest, ...older] = spanned.length > 1 ? spanned : pairAt(blocks, at);
    const oldest = older.at(-1);
    if (newest === undefined || oldest === undefined) return [];
    const over: Companion["over"] = [newest, ...older];
    return [{ blocks, over, month: oldest.month, lost: over.filter(isTold).length, cents }];
  });
  const [least] = found.toSorted((a, b) => a.lost - b.lost || Number(a.cents - b.cents));
  return least ?? null;
}

/** Whether some month of one lies between the newest and the oldest of the other. */
function overlap({ cells: one }: Block, { cells: other }: Block): boolean {
  const [newest = 0, oldest = 0] = [other[0]?.month, other.at(-1)?.month];
  return one.some(({ month }) => month <= newest && month >= oldest);
}

/** The month is added to the next older one; the oldest takes the next newer. */
function joined(months: readonly PublicMonth[], month: PeriodId): PublicMonth[] {
  const [newer, older] = pairAt(
    months,
    months.findIndex(({ period }) => period === month),
  );
  const both = { period: older.period, periods: [...newer.periods, ...older.periods] };
  return months.toSpliced(months.indexOf(newer), 2, both);
}

/** The one there and the next older; of the oldest, the next newer and it. */
function pairAt<One>(newestFirst: readonly One[], at: number): [One, One] {
  const start = Math.min(at, newestFirst.length - 2);
  const [newer, older] = newestFirst.slice(Math.max(start, 0), start + 2);
  if (newer === undefined || older === undefined) throw new RangeError("one alone exposes nobody");
  return [newer, older];
}

function tableOf(months: readonly PublicMonth[], ofOrganisations: readonly Block[][]): PublicTable {
  const own = new Map(ofOrganisations.map((blocks) => [blocks[0]?.organisation, blocks]));
  return {
    months,
    ofOrganisation: (organisation) =>
      (own.get(organisation) ?? []).map(({ month, cells }) => ({
        period: month,
        from: Math.min(...cells.map(({ from }) => from)),
        until: Math.max(...cells.map(({ until }) => until)),
        cents: sumCents(cells.map(({ cents }) => cents)),
      })),
    isTold: (organisation, period) =>
      (own.get(organisation) ?? []).some((block) => isTold(block) && block.month === period),
  };
}
