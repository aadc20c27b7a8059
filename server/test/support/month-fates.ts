import fc from "fast-check";
import { TRUST_TIERS } from "@kalivo/domain/efforts/activity.ts";
import type { DisputeWord } from "./charge-acts.ts";
import { history, MONTHS, PAIRS, sometimes, type History } from "./month-histories.ts";

/** A payer's edits of a statement and the bank's answers to its charge. Lines by index, parts in hundredths. */
export type Fate = {
  edits: readonly { what: "nothing" | "cancel" | "drop" | "lower"; line: number; part: number }[];
  declined: number;
  /** A direct debit: each attempt takes days. */
  debit: boolean;
  end: "paid" | "written off" | "paid after all";
  fee: bigint;
  feeIsLate: boolean;
  afterwards: readonly After[];
  /** Whether the payer's stop at the end of the month is lifted: by an admin, or by resuming. */
  goesOn: boolean;
};

/** Months after the close. */
export type After = { delay: number } & (
  | { kind: "refund"; part: number; ends: readonly ("pending" | "succeeded" | "failed")[] }
  | { kind: "dispute"; words: readonly DisputeWord[] }
);

const hundredths = fc.integer({ min: 1, max: 99 });
const edit = fc.record({
  what: fc.constantFrom("nothing", "nothing", "nothing", "cancel", "drop", "lower", "lower"),
  line: fc.nat({ max: 5 }),
  part: hundredths,
});
const delay = fc.integer({ min: 0, max: 3 });
const REFUND_ENDS = [["succeeded"], ["pending", "succeeded"], ["pending", "failed"]] as const;
const DISPUTES = [
  ["inquiry", "inquiry_closed"],
  ["inquiry"],
  ["open"],
  ["open", "won"],
  ["inquiry", "open", "lost"],
  ["lost"],
] as const;
const after: fc.Arbitrary<After> = fc.oneof(
  fc.record({
    delay,
    kind: fc.constant("refund" as const),
    part: fc.oneof(fc.constant(100), hundredths),
    ends: fc.constantFrom(...REFUND_ENDS),
  }),
  fc.record({ delay, kind: fc.constant("dispute" as const), words: fc.constantFrom(...DISPUTES) }),
);
const fateOf = (ends: readonly Fate["end"][]): fc.Arbitrary<Fate> =>
  fc.record({
    edits: fc.array(edit, { maxLength: 2 }),
    declined: fc.integer({ min: 0, max: 2 }),
    debit: fc.boolean(),
    end: fc.constantFrom(...ends),
    fee: fc.bigInt({ min: 0n, max: 45n }),
    feeIsLate: fc.boolean(),
    afterwards: fc.array(after, { maxLength: 3 }),
    goesOn: fc.boolean(),
  });

const fate = fateOf(["paid", "paid", "paid", "written off", "paid after all"]);
/** A payer whose charges often fail: two failed months in a row pause them. */
const poor = fateOf(["paid", "written off", "written off", "written off", "paid after all"]);
/** By month, then by payer. */
export const fates = fc.array(fc.tuple(fate, poor, fate), {
  minLength: MONTHS,
  maxLength: MONTHS,
});

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const effort = fc.record({
  burner: fc.nat({ max: 2 }).map((index) => BURNERS[index] ?? 0),
  endAt: fc
    .integer({ min: 0, max: 110 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 7, 10) + minutes * 60_000)),
  kcal: fc.integer({ min: 0, max: 8_000 }).map((kcal) => 8_300 - kcal),
  held: fc.constant(false),
  trust: fc.constantFrom(...TRUST_TIERS),
  month: fc.nat({ max: MONTHS - 1 }),
});
const BURNERS = [0, 1, 2] as const;
const terms = fc.record({
  rateCents: fc.integer({ min: 3, max: 60 }),
  cap: fc.oneof(fc.bigInt({ min: 300n, max: 4_000n }), fc.constant("unlimited" as const)),
  syncedOnly: sometimes,
});

/** The same people with more to pay: most pledges run throughout, and there are more workouts. */
export const busyHistory: fc.Arbitrary<History> = fc
  .tuple(
    history,
    fc.array(effort, { minLength: 12, maxLength: 30 }),
    fc.array(terms, { minLength: 9, maxLength: 9 }),
  )
  .map(([quiet, efforts, rates]) => ({
    ...quiet,
    // pauses and disputes result from events; only a payer's own stops are given in advance
    payers: quiet.payers.map(({ stops, ...payer }, index) => ({
      ...payer,
      stops: stops.filter(({ kind }) => kind === "own"),
      ...(index !== 2 && { methodSince: LONG_AGO }),
    })),
    workouts: [...quiet.workouts, ...efforts],
    pledges: PAIRS.map(({ payer, burner }, index) => {
      const rate = rates[index];
      const changing = quiet.pledges.find((pledge) => pledge.payer === payer && pledge.burner === burner);
      if (rate === undefined || (changing !== undefined && index % 3 === 0))
        return changing ?? { payer, burner, versions: [], plan: null };
      const versions = [{ ...rate, validFrom: LONG_AGO, validTo: null }];
      return { payer, burner, versions, plan: changing?.plan ?? null };
    }),
  }));
